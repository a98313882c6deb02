// Every page of the shop with each of the eight choices, as a visitor and as a customer, in Chromium and Firefox: nothing is requested
// or stored that the choice doesn't allow. `npm test` does the same for a share of the pages. Takes about twenty minutes.
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox } from "../find-browser.mjs";
import { takeFreePorts } from "../take-free-ports.mjs";
import { buildShop } from "./build-shop.mjs";

const chromium = findBrowser();
const firefox = findFirefox();
const [port] = await takeFreePorts(1);
buildShop();
const projects = ["--project=chromium", ...(firefox ? ["--project=firefox"] : [])];
const parameters = ["exec", "playwright", "test", "--config", "e2e/playwright.config.ts", ...projects, "/silence"];
const result = spawnSync("pnpm", parameters, {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    SILENCE: "whole",
    CHROMIUM_PATH: chromium,
    ...(firefox && { FIREFOX_PATH: firefox }),
    E2E_PORT: String(port),
  },
});
process.exit(result.status ?? 1);
