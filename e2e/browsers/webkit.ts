import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Builder, By, Key as DriverKey, until, type WebDriver, WebElement } from "selenium-webdriver";
import { takeFreePort } from "../../apps/shop/src/server/take-free-port.ts";
import { endProcess } from "../models/own-shop.ts";
import type { Browser, Key, PageScripts } from "./browser.ts";

const WAIT_MS = 15_000;

const KEYS: Readonly<Record<Key, string>> = {
  Alt: DriverKey.ALT,
  ArrowDown: DriverKey.ARROW_DOWN,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  c: "c",
  " ": " ",
};

/** WebKitGTK's own small browser over WebDriver. `program` is its driver, which starts the browser; it needs a display. */
export async function startWebKit(program: string, downloadsDir: string, homeDir: string): Promise<Browser> {
  const { PORT } = await takeFreePort({ PORT: 0, HOST: "127.0.0.1", SHOP_ORIGIN: "" });
  const driverProcess = startDriver(program, PORT, downloadsDir, homeDir);
  const driver = await connect(`http://127.0.0.1:${PORT}`);
  await driver.manage().window().setRect({ width: 1440, height: 900 });
  const scripts: PageScripts = {
    run: (script) => driver.executeScript(script),
    find: async (script) => {
      const element = await driver.executeScript(script);
      if (!(element instanceof WebElement)) return null;
      const click = async () => {
        // The driver doesn't scroll to what is below the window's edge, and then can't click it.
        await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
        await element.click();
      };
      return { click, type: (text) => element.sendKeys(text) };
    },
  };
  return {
    ...scripts,
    open: (address) => driver.get(address),
    pressKeys: async (keys) => {
      const acts = driver.actions();
      for (const key of keys) acts.keyDown(KEYS[key]);
      for (const key of keys.toReversed()) acts.keyUp(KEYS[key]);
      await acts.perform();
    },
    inFrame: async (selector, act) => {
      const frame = await driver.wait(until.elementLocated(By.css(selector)), WAIT_MS);
      await driver.switchTo().frame(frame);
      try {
        return await act(scripts);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    cookies: async () =>
      (await driver.manage().getCookies()).map(({ name, domain = "", path = "/" }) => ({ name, domain, path })),
    takeRequests: () =>
      driver.executeScript("return performance.getEntriesByType('resource').map((entry) => entry.name)"),
    takeComplaints: async () => [],
    close: async () => {
      await driver.quit();
      await endProcess(driverProcess);
    },
  };
}

/** The browser saves files where the desktop's settings say; they are read from the test's home. */
function startDriver(program: string, port: number, downloadsDir: string, homeDir: string): ChildProcess {
  const configDir = path.join(homeDir, ".config");
  mkdirSync(configDir, { recursive: true });
  writeFileSync(path.join(configDir, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloadsDir}"\n`);
  return spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, HOME: homeDir, XDG_CONFIG_HOME: configDir, LANG: "C.UTF-8" },
  });
}

/** The driver needs a moment before it listens. */
async function connect(address: string): Promise<WebDriver> {
  const late = AbortSignal.timeout(WAIT_MS);
  for (;;) {
    try {
      await fetch(`${address}/status`, { signal: late });
      break;
    } catch (error) {
      if (late.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
    })
    .build();
}
