import { expect, type Page } from "@playwright/test";

interface Stop {
  readonly name: string;
  readonly isMarked: boolean;
}

/** More stops than any page has before what is looked for. */
const MAX_STOPS = 120;

/** A shopper without a mouse: Tab, Enter, Space, Escape, and letters. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until something of that name has the focus. Every stop on the way must be seen to have it. */
  async tabTo(name: RegExp): Promise<void> {
    const passed: string[] = [];
    while (passed.length < MAX_STOPS) {
      await this.#page.keyboard.press("Tab");
      const stop = await this.#stop();
      expect(stop.isMarked, `the focus can be seen on "${stop.name}"`).toBe(true);
      if (name.test(stop.name)) return;
      passed.push(stop.name);
    }
    throw new Error(`Tab never came to ${name}; it passed ${passed.join(" | ")}`);
  }

  async expectOn(name: RegExp): Promise<void> {
    await expect.poll(async () => (await this.#stop()).name).toMatch(name);
  }

  async press(key: "Enter" | "Space" | "Escape"): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** What has the focus, in the page or in the frame of it that has it, and whether an outline shows so. */
  #stop(): Promise<Stop> {
    return this.#page.evaluate(() => {
      const inPage = document.activeElement;
      const element = inPage instanceof HTMLIFrameElement ? inPage.contentDocument?.activeElement : inPage;
      if (!element) return { name: "nothing", isMarked: false };
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      const name = element.ariaLabel ?? label ?? element.textContent ?? "";
      const isPageItself = element.tagName === "BODY" || element.tagName === "HTML";
      const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      // A field's frame may wear the outline in its place, or what a card's link spreads over the card.
      const wearers = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
      const isMarked =
        isPageItself ||
        hasOutline(getComputedStyle(element, "::after")) ||
        wearers.some((one) => hasOutline(getComputedStyle(one)));
      return { name: isPageItself ? "the page" : name.trim(), isMarked };
    });
  }
}
