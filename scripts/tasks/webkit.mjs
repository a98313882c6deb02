// The journeys of other browsers in WebKitGTK, against the built shop. Uses a virtual display if there is none.
import { spawnSync } from "node:child_process";
import { findBrowser, findWebKitDriver } from "../find-browser.mjs";
import { takeFreePorts } from "../take-free-ports.mjs";
import { buildShop } from "./build-shop.mjs";

const driver = findWebKitDriver();
if (!driver) process.exit(0);
const [port] = await takeFreePorts(1);
buildShop();
const journeys = ["pnpm", "exec", "playwright", "test", "--config", "e2e/playwright.config.ts", "--project", "webkit"];
const [program, ...parameters] = process.env.DISPLAY ? journeys : ["xvfb-run", "-a", ...journeys];
const result = spawnSync(program, parameters, {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "production",
    WEBKIT_DRIVER_PATH: driver,
    // A journey's customer is created in it.
    CHROMIUM_PATH: findBrowser(),
    E2E_PORT: String(port),
  },
});
if (result.error) console.error(`WebKitGTK needs a display: ${result.error.message}`);
process.exit(result.status ?? 1);
