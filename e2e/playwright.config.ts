import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import type { Engine } from "./browsers/test.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = process.env.E2E_PORT ?? "4173";
const origin = `http://localhost:${port}`;
// Another site to a browser: not the same name.
process.env.E2E_HOST_ORIGIN ??= `http://127.0.0.1:${Number(port) + 1}`;
// Names this run: its people and addresses are new, even where the data of earlier runs is still there.
process.env.E2E_RUN ??= Date.now().toString(36);

/** Browsers that Playwright doesn't drive have a few journeys of their own; if a browser isn't named, they are skipped. */
const otherBrowsers = [
  { engine: "firefox" as const, program: process.env.FIREFOX_PATH },
  { engine: "webkit" as const, program: process.env.WEBKIT_DRIVER_PATH },
];

/** Journeys in real browsers against the built shop: one process, its own data, test payments, readable outbox. */
export default defineConfig<Engine>({
  testDir: ".",
  projects: [
    { name: "chromium", testMatch: "**/*.e2e.ts" },
    ...otherBrowsers
      .filter(({ program }) => program)
      .map(({ engine }) => ({
        name: engine,
        testMatch: "browsers/*.journey.ts",
        // A whole purchase in one journey, and a browser that has to start beside others.
        timeout: 240_000,
        use: { engine },
      })),
  ],
  outputDir: path.join(root, ".reports/e2e"),
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: path.join(root, ".reports/playwright.json") }]],
  use: {
    baseURL: origin,
    browserName: "chromium",
    locale: "de-DE",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"],
    },
  },
  webServer: {
    command: `${process.execPath} --conditions=@shop/source e2e/start-shop.ts`,
    cwd: root,
    url: `${origin}/readyz`,
    reuseExistingServer: process.env.E2E_SERVER === "running",
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: {
      NODE_ENV: "production",
      E2E_RUN: process.env.E2E_RUN,
      PORT: port,
      SHOP_MODE: "demo",
      SHOP_LOG: "error",
      SHOP_DATA_DIR: path.join(root, ".reports/e2e-data"),
      // Each browser has its own address, so that the limits per address stay on and affect no other test.
      SHOP_TRUSTED_PROXIES: "1",
      // Where embed.e2e.ts serves the pages of another site.
      SHOP_ALLOWED_ORIGINS: process.env.E2E_HOST_ORIGIN,
    },
  },
});
