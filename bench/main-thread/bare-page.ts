import { setTimeout as sleep } from "node:timers/promises";
import type { BareChromium } from "./bare-chromium.ts";

const LOOK_EVERY_MS = 250;
const PATIENCE_MS = 60_000;

const KEYS = {
  Enter: { code: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
  Space: { code: "Space", windowsVirtualKeyCode: 32, text: " ", key: " " },
  ArrowRight: { code: "ArrowRight", windowsVirtualKeyCode: 39 },
  a: { code: "KeyA", windowsVirtualKeyCode: 65, text: "a" },
  J: { code: "KeyJ", windowsVirtualKeyCode: 74, text: "J" },
} as const;

export type Key = keyof typeof KEYS;

/** A page in a profile of its own, 1440 × 900, driven by as little of the DevTools protocol as will do. */
export class BarePage {
  readonly browser: BareChromium;
  readonly #sessionId: string;
  readonly #contextId: string;

  private constructor(browser: BareChromium, sessionId: string, contextId: string) {
    this.browser = browser;
    this.#sessionId = sessionId;
    this.#contextId = contextId;
  }

  static async open(browser: BareChromium): Promise<BarePage> {
    const { browserContextId } = await browser.send("Target.createBrowserContext");
    const window = { width: 1440, height: 900 };
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId, ...window });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new BarePage(browser, String(sessionId), String(browserContextId));
    await page.send("Page.enable");
    await page.send("Emulation.setDeviceMetricsOverride", { ...window, deviceScaleFactor: 1, mobile: false });
    return page;
  }

  send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    return this.browser.send(method, params, this.#sessionId);
  }

  async addInitScript(source: string): Promise<void> {
    await this.send("Page.addScriptToEvaluateOnNewDocument", { source });
  }

  /** What a short expression gives. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(`The page threw at ${expression}`);
    return (result as { readonly value?: unknown }).value;
  }

  async goto(url: string): Promise<void> {
    await this.send("Page.navigate", { url });
    await this.until(`location.href !== "about:blank" && document.readyState === "complete"`);
  }

  async until(expression: string): Promise<void> {
    const untilMs = Date.now() + PATIENCE_MS;
    while (!(await this.evaluate(expression))) {
      if (Date.now() > untilMs) throw new Error(`This doesn't come true: ${expression}`);
      await sleep(LOOK_EVERY_MS);
    }
  }

  async press(key: Key): Promise<void> {
    const event = { key, ...KEYS[key] };
    await this.send("Input.dispatchKeyEvent", { type: "text" in event ? "keyDown" : "rawKeyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  async moveTo(x: number, y: number): Promise<void> {
    await this.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  }

  async hold(x: number, y: number): Promise<void> {
    await this.moveTo(x, y);
    await this.send("Input.dispatchMouseEvent", { type: "mousePressed", button: "left", clickCount: 1, x, y });
  }

  async click(x: number, y: number): Promise<void> {
    await this.hold(x, y);
    await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", button: "left", clickCount: 1, x, y });
  }

  async close(): Promise<void> {
    await this.browser.send("Target.disposeBrowserContext", { browserContextId: this.#contextId });
  }
}
