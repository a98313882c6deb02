import { expect, type Page } from "@playwright/test";

interface Stop {
  readonly name: string;
  readonly isMarked: boolean;
  /** Another element covers its middle. */
  readonly coveredBy: string | null;
}

/** More stops than any page has before the target. */
const MAX_STOPS = 120;

/** A shopper without a mouse: Tab, Enter, Space, Escape, and letters. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until an element of that name has the focus. Every stop on the way must show its focus, and must not be under a bar. */
  async tabTo(name: RegExp): Promise<void> {
    const passed: string[] = [];
    while (passed.length < MAX_STOPS) {
      await this.#page.keyboard.press("Tab");
      // In a frame that has just opened the styles may still be loading.
      await expect.poll(async () => (await this.#stop()).isMarked, "the focus can be seen").toBe(true);
      const stop = await this.#stop();
      expect(stop.coveredBy, `nothing lies over "${stop.name}"`).toBeNull();
      if (name.test(stop.name)) return;
      passed.push(stop.name);
    }
    throw new Error(`Tab never came to ${name}; it passed ${passed.join(" | ")}`);
  }

  /** What came since the last key has not moved the focused element under a bar. */
  async expectUncovered(): Promise<void> {
    const { name, coveredBy } = await this.#stop();
    expect(coveredBy, `nothing lies over "${name}"`).toBeNull();
  }

  async expectOn(name: RegExp): Promise<void> {
    await expect.poll(async () => (await this.#stop()).name).toMatch(name);
  }

  async press(key: "Enter" | "Space" | "Escape" | "ArrowRight"): Promise<void> {
    // A finger stays on a key for a moment; an arrow chooses while it does.
    await this.#page.keyboard.press(key, { delay: 50 });
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** What has the focus, in the page or in the frame of it that has it, and whether an outline shows so. */
  #stop(): Promise<Stop> {
    return this.#page.evaluate(() => {
      const inPage = document.activeElement;
      const element = inPage instanceof HTMLIFrameElement ? inPage.contentDocument?.activeElement : inPage;
      if (!element) return { name: "nothing", isMarked: false, coveredBy: null };
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const label = isField ? element.labels?.[0]?.textContent : null;
      const name = element.ariaLabel ?? label ?? element.textContent ?? "";
      const isPageItself = element.tagName === "BODY" || element.tagName === "HTML";
      const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      // The outline may be on a field's frame instead, or on the area that a card's link covers.
      const wearers = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
      const isMarked =
        isPageItself ||
        hasOutline(getComputedStyle(element, "::after")) ||
        wearers.some((one) => hasOutline(getComputedStyle(one)));
      // A control that its label displays shows its focus there.
      const drawn = (isField && element.labels?.[0]) || element;
      const box = (element.getBoundingClientRect().width > 1 ? element : drawn).getClientRects()[0];
      const hit = box ? element.ownerDocument.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) : element;
      const isOwn = (one: Element | null) =>
        !one || [element, drawn].some((own) => own.contains(one) || one.contains(own));
      // A notice closes by itself; a bar stays.
      const isNotice = hit?.closest(".shop-toaster") != null;
      const coveredBy = isPageItself || isNotice || isOwn(hit) ? null : (hit?.outerHTML.slice(0, 120) ?? null);
      return { name: isPageItself ? "the page" : name.trim(), isMarked, coveredBy };
    });
  }
}
