import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox } from "./find-browser.mjs";
import { takeFreePorts } from "./take-free-ports.mjs";
import { buildShop } from "./tasks/build-shop.mjs";

/** Builds the shop and runs these journeys against it, in Chromium and, if they have a version for it, in Firefox. Ends with their code. */
export async function runJourneys(name, environment) {
  const firefox = findFirefox();
  const [port] = await takeFreePorts(1);
  buildShop();
  const projects = ["--project=chromium", ...(firefox ? ["--project=firefox"] : [])];
  const parameters = ["exec", "playwright", "test", "--config", "e2e/playwright.config.ts", ...projects, name];
  const result = spawnSync("pnpm", parameters, {
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: "production",
      CHROMIUM_PATH: findBrowser(),
      ...(firefox && { FIREFOX_PATH: firefox }),
      E2E_PORT: String(port),
      ...environment,
    },
  });
  process.exit(result.status ?? 1);
}
