import { mkdirSync } from "node:fs";
import { test as base } from "@playwright/test";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { startSilentDevice } from "./silent-device.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

export interface Engine {
  readonly engine: "firefox" | "webkit";
}

interface Fixtures {
  /** Whether the browser is to play sound. Default: no. */
  readonly needsSound: boolean;
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
  needsSound: [false, { option: true }],
  browserOfEngine: async ({ engine, downloadsDir, needsSound }, use, testInfo) => {
    // WebKitGTK plays without a device too.
    const device = needsSound && engine === "firefox" ? await startSilentDevice() : undefined;
    base.skip(device === null, "Firefox plays nothing without a sound device, and there is no PulseAudio to make one.");
    const browser =
      engine === "firefox"
        ? await startFirefox(process.env.FIREFOX_PATH ?? "", downloadsDir, device?.server)
        : await startWebKit(process.env.WEBKIT_DRIVER_PATH ?? "", downloadsDir, testInfo.outputPath("home"));
    await use(browser);
    await browser.close();
    await device?.stop();
  },
  visitor: async ({ browserOfEngine, baseURL }, use) => {
    await use(new Visitor(browserOfEngine, baseURL ?? ""));
  },
});

export { expect } from "@playwright/test";
