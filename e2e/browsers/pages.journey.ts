import { MISSING_PAGE, PAGE_KINDS, SHOWN } from "../models/routes.ts";
import { expect, test } from "./test.ts";

test.beforeEach(({ visitor }) => visitor.choose([]));

for (const [part, paths] of [
  ["first", PAGE_KINDS.slice(0, 18)],
  ["second", PAGE_KINDS.slice(18)],
] as const) {
  test(`each kind of page of the ${part} half opens with its heading, and the browser doesn't complain: no error, no policy violation, no hydration warning`, async ({
    visitor,
    browserOfEngine,
  }) => {
    for (const path of paths) {
      await visitor.openAndRest(path);
      await visitor.expectTexts("#content h1", [/\S/]);
      await visitor.expectTexts("#content", [SHOWN[path] ?? /\S/]);
      expect(await browserOfEngine.takeComplaints(), path).toEqual([]);
    }
  });
}

test("[ROUTE-13] an unknown address says so, opens the contact dialog and leads home", async ({
  visitor,
  browserOfEngine,
}) => {
  await visitor.open(MISSING_PAGE);
  expect(await browserOfEngine.run("return fetch(location.href).then((answer) => answer.status)")).toBe(404);
  expect(await browserOfEngine.run("return document.title")).toMatch(/Track Not Found/);
  await visitor.expectTexts("#content h1", ["Track Not Found"]);
  await visitor.expectText("Page not found");
  await visitor.expectTexts("#content", [/Contact us and we'll get back to you within one business day/]);
  await visitor.press("button", "Contact us", "#content");
  await visitor.expectPart("dialog", /contact/i);
  await visitor.pressKeys("Escape");
  await visitor.expectNoPart("dialog", /contact/i);
  await visitor.press("link", "Back to the home page", "#content");
  await visitor.expectPath("/");
});

test("a link in the header gives the same page in another language, with its own heading", async ({
  visitor,
  browserOfEngine,
}) => {
  const language = () => browserOfEngine.run("return document.documentElement.lang");
  await visitor.open("/products/plugins");
  await visitor.expectTexts("#content h1", ["Plugins"]);
  for (const [name, path, lang] of [
    ["日本語", "/ja/products/plugins", "ja"],
    ["Deutsch", "/de/products/plugins", "de"],
    ["English", "/products/plugins", "en"],
  ] as const) {
    await visitor.press("link", name, "header");
    await visitor.expectPath(path);
    await visitor.ready();
    expect(await language()).toBe(lang);
  }
  await visitor.expectTexts("#content h1", ["Plugins"]);
});

test("[SHELL-07] the theme is changed by one press, and the choice is there from the next page's first paint on", async ({
  visitor,
  browserOfEngine,
}) => {
  const read = () =>
    browserOfEngine.run<readonly string[]>(
      `return [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).backgroundColor]`,
    );
  await visitor.open("/support");
  const [first, firstGround] = await read();
  await visitor.press("button", "Dark mode", "header");
  await expect.poll(async () => (await read())[0]).toBe(first === "light" ? "dark" : "light");
  const chosen = await read();
  expect(chosen[1]).not.toBe(firstGround);
  await visitor.open("/shop");
  expect(await read()).toEqual(chosen);
});

test("[ROUTE-02] a page can be left while the code of others is preloaded: the cancelled imports don't bring it back", async ({
  visitor,
  browserOfEngine,
}) => {
  await visitor.open("/products/guitar-cabinet-impulse-responses/fair-modern-rock");
  await browserOfEngine.run(`
    for (const path of ["/downloads", "/support", "/press", "/tutorials", "/sales"])
      for (const link of document.querySelectorAll("a[href='" + path + "']"))
        for (const kind of ["mouseover", "mouseenter", "pointerover", "pointerenter"])
          link.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
    // A pointer that rests for a tenth of a second wants the page.
    return new Promise((resolve) => setTimeout(resolve, 130, null));
  `);
  await visitor.open("/cart");
  await visitor.expectTexts("#content h1", ["Cart"]);
  await visitor.expectPath("/cart");
});

test("[ROUTE-09] a support question is opened by its address in each language, and by the keyboard", async ({
  visitor,
  browserOfEngine,
}) => {
  const isOpenAndSeen = () =>
    browserOfEngine.run(`
      const details = document.querySelector("details:has(#invoices)");
      const { top, bottom } = details.querySelector("summary").getBoundingClientRect();
      return details.open && top >= 0 && bottom <= innerHeight;
    `);
  for (const path of ["/support", "/de/support", "/ja/support"]) {
    await visitor.open(`${path}#invoices`);
    await expect.poll(isOpenAndSeen, { message: path }).toBe(true);
  }
  await visitor.open("/support");
  await browserOfEngine.run(`document.querySelector("details:has(#formats) > summary").focus(); return null`);
  await visitor.pressKeys("Enter");
  const isOpen = () => browserOfEngine.run(`return document.querySelector("details:has(#formats)").open`);
  await expect.poll(isOpen).toBe(true);
  await visitor.pressKeys("Enter");
  await expect.poll(isOpen).toBe(false);
});
