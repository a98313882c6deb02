import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";

interface Browser {
  readonly storedTheme?: string | null;
  readonly refusesStorage?: boolean;
  readonly isBarClosed?: boolean;
  readonly prefersLight?: boolean;
  readonly cookie?: string;
  readonly language?: string;
  readonly chosenLanguage?: string;
  readonly path?: string;
  readonly cameFrom?: string;
}

/** Runs the head script as a browser would, before anything else, and returns what it put on the root element. */
function paint(browser: Browser): { ledTo: string[] } & Record<string, unknown> {
  const { storedTheme = null, refusesStorage, prefersLight = false, cookie = "", language = "de-DE" } = browser;
  const { chosenLanguage = null, path = "/", cameFrom = "" } = browser;
  const kept: Readonly<Record<string, string | null>> = { shop_theme: storedTheme, shop_language: chosenLanguage };
  const ledTo: string[] = [];
  const dataset: Record<string, string> = { theme: "dark", currency: "EUR" };
  const world = {
    document: { documentElement: { dataset }, cookie, referrer: cameFrom },
    location: {
      ...{ origin: "https://shop.example", pathname: path, search: "?a=1", hash: "#b" },
      replace: (address: string) => ledTo.push(address),
    },
    navigator: { language },
    addEventListener: () => {},
    matchMedia: (query: string) => ({ matches: query === "(prefers-color-scheme: light)" && prefersLight }),
    get localStorage() {
      if (refusesStorage) throw new Error("SecurityError");
      return { getItem: (key: string) => kept[key] ?? null };
    },
    get sessionStorage() {
      if (refusesStorage) throw new Error("SecurityError");
      return { getItem: (key: string) => (key === "shop_discount_bar" && browser.isBarClosed ? "1" : null) };
    },
  };
  runInNewContext(FIRST_PAINT_SCRIPT, world);
  return { ...dataset, ledTo };
}

test.each<[string, Browser, string]>([
  ["dark is the default", {}, "dark"],
  ["a browser that prefers light gets light", { prefersLight: true }, "light"],
  ["the choice that was kept wins: light", { storedTheme: "light" }, "light"],
  ["the choice that was kept wins: dark", { storedTheme: "dark", prefersLight: true }, "dark"],
  ["a kept text that is no theme counts as none", { storedTheme: "blue", prefersLight: true }, "light"],
  ["storage that throws is survived", { refusesStorage: true, prefersLight: true }, "light"],
])("[SHELL-07] before the first paint: %s", (_rule, browser, theme) => {
  expect(paint(browser).theme).toBe(theme);
});

test.each<[string, Browser, string]>([
  ["en-US is USD", { language: "en-US" }, "USD"],
  ["ja is JPY", { language: "ja" }, "JPY"],
  ["ja-JP is JPY", { language: "ja-JP" }, "JPY"],
  ["jam, which is another language, is EUR", { language: "jam" }, "EUR"],
  ["en-GB is EUR", { language: "en-GB" }, "EUR"],
  ["no language is EUR", { language: "" }, "EUR"],
  ["the cookie wins", { language: "ja", cookie: "a=b; shop_currency=USD; c=d" }, "USD"],
  ["a cookie that only ends in the name is another", { language: "ja", cookie: "x_shop_currency=USD" }, "JPY"],
  ["a cookie of no currency of ours counts as none", { language: "en-US", cookie: "shop_currency=CHF" }, "USD"],
  ["storage that throws is survived", { refusesStorage: true, language: "en-US" }, "USD"],
])("[PRICE-01] before the first paint: %s", (_rule, browser, currency) => {
  expect(paint(browser).currency).toBe(currency);
});

test("what needs scripts is shown only where they run", () => {
  expect(paint({}).scripts).toBe("on");
});

test.each<[string, Browser, string | undefined]>([
  ["closed in this session, it stays closed", { isBarClosed: true }, "closed"],
  ["otherwise it is open", {}, undefined],
  ["storage that throws is survived", { isBarClosed: true, refusesStorage: true }, undefined],
])("[ENGAGE-01] the discount bar before the first paint: %s", (_rule, browser, bar) => {
  expect(paint(browser).bar).toBe(bar);
});

test("[ENGAGE-01] the head script and the bar remember the closing under the same name", async () => {
  const { BAR_KEY } = await import("./engagement/discount-bar.tsx");
  expect(FIRST_PAINT_SCRIPT).toContain(`getItem('${BAR_KEY}')`);
});

test("[SHELL-07] the head script and the toggle keep the theme under the same name", async () => {
  const { THEME_KEY } = await import("./theme.ts");
  expect(FIRST_PAINT_SCRIPT).toContain(`getItem('${THEME_KEY}')`);
});

test.each<[string, Browser, string[]]>([
  ["German was chosen", { chosenLanguage: "de" }, ["/de?a=1#b"]],
  [
    "Japanese was chosen, and a search engine led here",
    { chosenLanguage: "ja", cameFrom: "https://find.example/" },
    ["/ja?a=1#b"],
  ],
  ["English was chosen", { chosenLanguage: "en" }, []],
  ["nothing was chosen, whatever the browser's language", { language: "de-DE" }, []],
  ["something else is stored", { chosenLanguage: "//evil.example" }, []],
  ["another page was asked for", { chosenLanguage: "de", path: "/shop" }, []],
  ["the shop's own link led here", { chosenLanguage: "de", cameFrom: "https://shop.example/de/shop" }, []],
  ["storage throws", { chosenLanguage: "de", refusesStorage: true }, []],
])("the home page opens in the language that was chosen last: %s", (_rule, browser, ledTo) => {
  expect(paint(browser).ledTo).toEqual(ledTo);
});
