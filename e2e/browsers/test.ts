import { mkdirSync } from "node:fs";
import { test as base } from "@playwright/test";
import type { Browser } from "./browser.ts";
import { type Firefox, startFirefox } from "./firefox.ts";
import { startSilentDevice } from "./silent-device.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

export interface Engine {
  readonly engine: "firefox" | "webkit";
}

interface OfWorker extends Engine {
  /** Whether the browser is to play sound. Default: no. */
  readonly needsSound: boolean;
  /** Null for another engine, and where sound is needed and there is no device. */
  readonly firefox: Firefox | null;
}

interface OfTest {
  /** Where the browser puts files. */
  readonly downloadsDir: string;
  readonly browserOfEngine: Browser;
  readonly visitor: Visitor;
}

/** Playwright's runner with browsers that Playwright doesn't drive. */
export const test = base.extend<OfTest, OfWorker>({
  engine: ["firefox", { option: true, scope: "worker" }],
  needsSound: [false, { option: true, scope: "worker" }],
  firefox: [
    async ({ engine, needsSound }, use) => {
      // WebKitGTK plays without a device too.
      const device = needsSound && engine === "firefox" ? await startSilentDevice() : undefined;
      if (engine !== "firefox" || device === null) return use(null);
      const firefox = await startFirefox(process.env.FIREFOX_PATH ?? "", device?.server);
      await use(firefox);
      await firefox.close();
      await device?.stop();
    },
    { scope: "worker" },
  ],
  downloadsDir: async ({ baseURL: _ }, use, testInfo) => {
    const folder = testInfo.outputPath("downloads");
    mkdirSync(folder, { recursive: true });
    await use(folder);
  },
  browserOfEngine: async ({ engine, firefox, downloadsDir }, use, testInfo) => {
    const isSilent = engine === "firefox" && !firefox;
    base.skip(isSilent, "Firefox plays nothing without a sound device, and there is no PulseAudio to make one.");
    const browser =
      (await firefox?.openWindow(downloadsDir)) ??
      (await startWebKit(process.env.WEBKIT_DRIVER_PATH ?? "", downloadsDir, testInfo.outputPath("home")));
    await use(browser);
    await browser.close();
  },
  visitor: async ({ browserOfEngine, baseURL }, use) => {
    await use(new Visitor(browserOfEngine, baseURL ?? ""));
  },
});

export { expect } from "@playwright/test";
