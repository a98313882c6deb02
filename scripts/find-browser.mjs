// Finds the browsers of the tests: by a setting, else on PATH, else, on Debian as root, installs them.
import { spawnSync } from "node:child_process";

/** Chromium without a browser's windows: the same pages for two thirds of the processor time. */
const HEADLESS_SHELL = {
  setting: "CHROMIUM_PATH",
  programs: ["chromium-headless-shell"],
  packages: ["chromium-headless-shell", "fonts-liberation"],
};
const CHROMIUM = {
  setting: "CHROMIUM_PATH",
  programs: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  packages: ["chromium", "fonts-liberation"],
};
const FIREFOX = {
  setting: "FIREFOX_PATH",
  programs: ["firefox-esr", "firefox"],
  // Sound: without a device Firefox plays nothing, and PulseAudio makes one that is silent.
  packages: ["firefox-esr", "fonts-liberation", "pulseaudio"],
};
/** The program that drives it; it starts the browser, which needs a display. */
const WEBKIT = {
  setting: "WEBKIT_DRIVER_PATH",
  programs: ["WebKitWebDriver"],
  packages: ["webkit2gtk-driver", "xvfb", "xauth", "fonts-liberation"],
};

/** Chromium, which most tests need: without one the process ends. */
export function findBrowser() {
  const found = findOrInstall(HEADLESS_SHELL) ?? findOrInstall(CHROMIUM);
  if (found) return found;
  console.error("The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.");
  process.exit(1);
}

/** Firefox; or undefined, with a line that says so. */
export function findFirefox() {
  const found = findOrInstall(FIREFOX);
  if (!found) console.log("Firefox journeys skipped: install Firefox, or set FIREFOX_PATH to its program.");
  return found;
}

/** The driver of WebKitGTK; or undefined, with a line that says so. */
export function findWebKitDriver() {
  const found = findOrInstall(WEBKIT);
  if (!found) console.log("WebKitGTK journeys skipped: install webkit2gtk-driver and xvfb (Debian's names).");
  return found;
}

function findOrInstall({ setting, programs, packages }) {
  const found = process.env[setting] ?? onPath(programs);
  if (found) return found;
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.log(`Installing ${packages[0]} for the browser tests …`);
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return onPath(programs);
}

function onPath(programs) {
  for (const name of programs) {
    const result = spawnSync("which", [name], { encoding: "utf8" });
    if (result.status === 0) return result.stdout.trim();
  }
  return undefined;
}
