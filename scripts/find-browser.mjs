// Finds a Chromium for the browser tests: CHROMIUM_PATH, else one on PATH, else, on Debian as root, installs it.
import { spawnSync } from "node:child_process";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export function findBrowser() {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("Installing Chromium for the browser tests …");
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const installed = onPath();
    if (installed) return installed;
  }
  console.error("The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.");
  process.exit(1);
}

function onPath() {
  for (const name of NAMES) {
    const result = spawnSync("which", [name], { encoding: "utf8" });
    if (result.status === 0) return result.stdout.trim();
  }
  return undefined;
}
