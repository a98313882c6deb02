import { mkdirSync } from "node:fs";
import { test as base } from "@playwright/test";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

export interface Engine {
  readonly engine: "firefox" | "webkit";
}

interface Fixtures {
  /** Where the browser puts files. */
  readonly downloadsDir: string;
  readonly browserOfEngine: Browser;
  readonly visitor: Visitor;
}

/** Playwright's runner with browsers that Playwright doesn't drive. */
export const test = base.extend<Engine & Fixtures>({
  engine: ["firefox", { option: true }],
  downloadsDir: async ({ baseURL: _ }, use, testInfo) => {
    const folder = testInfo.outputPath("downloads");
    mkdirSync(folder, { recursive: true });
    await use(folder);
  },
  browserOfEngine: async ({ engine, downloadsDir }, use, testInfo) => {
    const browser =
      engine === "firefox"
        ? await startFirefox(process.env.FIREFOX_PATH ?? "", downloadsDir)
        : await startWebKit(process.env.WEBKIT_DRIVER_PATH ?? "", downloadsDir, testInfo.outputPath("home"));
    await use(browser);
    await browser.close();
  },
  visitor: async ({ browserOfEngine, baseURL }, use) => {
    await use(new Visitor(browserOfEngine, baseURL ?? ""));
  },
});

export { expect } from "@playwright/test";
