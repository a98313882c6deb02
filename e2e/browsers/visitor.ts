import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { choiceOf } from "../models/consent-choice.ts";
import type { Browser, Key, PageScripts } from "./browser.ts";

const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);
const PAYMENT = "iframe[title='Payment page of our payment provider']";

type Name = string | RegExp;

/** A visitor in any browser. Finds parts by role and name as Testing Library does, and waits for them. */
export class Visitor {
  readonly #browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Stores a choice about privacy, and that pop-ups are off, where no page of the shop is open: one may send what the last choice allowed. */
  async choose(granted: Parameters<typeof choiceOf>[0]): Promise<void> {
    await this.#browser.open(`${this.#origin}/favicon.svg`);
    await this.#browser.run(`
      localStorage.setItem("shop_fewer_pop_ups", "1");
      localStorage.setItem("shop_consent", JSON.stringify({ ...${JSON.stringify(choiceOf(granted))}, chosenAtMs: Date.now() - 60_000 }));
      return null;
    `);
    await this.#browser.takeRequests();
  }

  /** Opens a page and waits until its parts react. */
  async open(path: string): Promise<void> {
    await this.#browser.open(new URL(path, this.#origin).href);
    await this.ready();
  }

  /** Waits until the page's parts react. */
  async ready(): Promise<void> {
    await expect
      .poll(() => this.#browser.run(`return performance.getEntriesByName("shop:hydrated").length`))
      .toBeGreaterThan(0);
  }

  /** Opens a page and waits for what it loads when there is nothing else to do. */
  async openAndRest(path: string): Promise<void> {
    await this.open(path);
    const isIdle = () => this.#browser.run(`return performance.getEntriesByName("shop:idle").length`);
    await expect.poll(isIdle, { intervals: [50] }).toBeGreaterThan(0);
  }

  async press(role: string, name: Name, within = "body"): Promise<void> {
    await use(this.#browser, `${inside(within)}.queryAllByRole(${js(role)}, { name: ${js(name)} })[0]`, (part) =>
      part.click(),
    );
  }

  async fill(label: Name, text: string, within = "[role=dialog]"): Promise<void> {
    await use(this.#browser, `${inside(within)}.queryAllByLabelText(${js(label)})[0]`, (part) => part.type(text));
  }

  /** Presses keys at the part that has the focus. */
  pressKeys(...keys: readonly Key[]): Promise<void> {
    return this.#browser.pressKeys(keys);
  }

  async tick(label: Name): Promise<void> {
    await use(this.#browser, `${inside("[role=dialog]")}.queryAllByLabelText(${js(label)})[0]`, (part) => part.click());
  }

  /** Without its script the payment page fills in the card by loading itself again, so the card has to be there before Pay. */
  async payWith(card: string): Promise<void> {
    const button = (name: RegExp) => `${inside("body")}.queryAllByRole("button", { name: ${js(name)} })[0]`;
    await this.#browser.inFrame(PAYMENT, async (frame) => {
      await use(frame, button(new RegExp(`^${card}\\s*\\d`)), (part) => part.click());
      const isFilled = `${inside("body")}.getByLabelText("Card number").value !== ""`;
      await use(frame, `(${isFilled} ? ${button(/^Pay /)} : null)`, (part) => part.click());
    });
  }

  async expectText(text: Name): Promise<void> {
    await expect
      .poll(() => ask(this.#browser, `${inside("body")}.queryAllByText(${js(text)}).length`), { message: String(text) })
      .toBeGreaterThan(0);
  }

  async expectPart(role: string, name: Name, within = "body"): Promise<void> {
    await expect.poll(() => this.#count(role, name, within), { message: `${role} ${name}` }).toBeGreaterThan(0);
  }

  async expectNoPart(role: string, name: Name, within = "body"): Promise<void> {
    await expect.poll(() => this.#count(role, name, within), { message: `no ${role} ${name}` }).toBe(0);
  }

  /** The part that has the focus has this role and name. */
  async expectFocus(role: string, name: Name): Promise<void> {
    const found = `${inside("body")}.queryAllByRole(${js(role)}, { name: ${js(name)} }).includes(document.activeElement)`;
    await expect.poll(() => ask(this.#browser, found), { message: `focus on ${role} ${name}` }).toBe(true);
  }

  /** The texts of the parts that have this selector, as a reader sees them. */
  async expectTexts(selector: string, texts: readonly Name[], { timeout = 15_000 } = {}): Promise<void> {
    const shown = `return [...document.querySelectorAll(${js(selector)})].map((part) => part.innerText.trim())`;
    const expected = texts.map((text) => (typeof text === "string" ? text : expect.stringMatching(text)));
    await expect.poll(() => this.#browser.run(shown), { message: selector, timeout }).toEqual(expected);
  }

  /** Width and height in pixels. */
  async sizeOf(role: string, name: Name): Promise<readonly number[]> {
    await prepare(this.#browser);
    return this.#browser.run(`
      const { width, height } = ${inside("body")}.getByRole(${js(role)}, { name: ${js(name)} }).getBoundingClientRect();
      return [width, height].map(Math.round);
    `);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.#browser.run("return location.pathname + location.search")).toBe(path);
  }

  #count(role: string, name: Name, within: string): Promise<number> {
    return ask(this.#browser, `${inside(within)}.queryAllByRole(${js(role)}, { name: ${js(name)} }).length`);
  }

  /** The text of a page, as a reader sees it. */
  readText(): Promise<string> {
    return this.#browser.run("return document.body.innerText");
  }

  /** The checksum that is shown in the row of a download. */
  async checksumOf(download: Name): Promise<string> {
    await prepare(this.#browser);
    const link = `${inside("body")}.getAllByRole("link", { name: ${js(download)} })[0]`;
    return this.#browser.run(`return ${link}.closest("li").querySelector("details code").textContent`);
  }
}

/** Uses a part once it is there: one that is covered or replaced in this moment is found again. */
async function use(
  page: PageScripts,
  query: string,
  act: (part: NonNullable<Awaited<ReturnType<PageScripts["find"]>>>) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await prepare(page);
    const part = await page.find(`return ${query} ?? null`);
    if (!part) throw new Error(`Not on the page: ${query}`);
    await act(part);
  }).toPass({ timeout: 30_000 });
}

async function ask<Value>(page: PageScripts, query: string): Promise<Value> {
  await prepare(page);
  return page.run(`return ${query}`);
}

/** Each document gets Testing Library once. */
async function prepare(page: PageScripts): Promise<void> {
  if (await page.run("return 'TestingLibraryDom' in window")) return;
  await page.run(`${TESTING_LIBRARY}; return null`);
}

function inside(selector: string): string {
  return `TestingLibraryDom.within(document.querySelector(${js(selector)}) ?? document.createElement("div"))`;
}

function js(value: Name): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
