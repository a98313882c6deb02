import { test } from "./test.ts";

const NAMES = "#content li h2";
const SEARCH = /^Search/;
const COUNT = ".list-count";

test.beforeEach(({ visitor }) => visitor.choose([]));

test("[CAT-10] the header leads to the search: words suggest a product, Esc closes the list, Enter searches, arrow and Enter open one", async ({
  visitor,
}) => {
  await visitor.open("/support");
  await visitor.press("link", "Search", "header");
  await visitor.expectPath("/products");
  await visitor.expectFocus("combobox", SEARCH);
  await visitor.fill(SEARCH, "celar", "#content");
  await visitor.expectPart("option", /^faIR Doom Cellar/);
  await visitor.pressKeys("Escape");
  await visitor.expectNoPart("listbox", "Suggestions");

  await visitor.open("/products");
  await visitor.fill(SEARCH, "celar", "#content");
  await visitor.expectPart("option", /^faIR Doom Cellar/);
  await visitor.pressKeys("Enter");
  await visitor.expectNoPart("listbox", "Suggestions");
  await visitor.expectPath("/products?q=celar");
  await visitor.expectText("No product has “celar”. Shown is what has “cellar”.");
  await visitor.expectFocus("combobox", SEARCH);

  await visitor.open("/products");
  await visitor.fill(SEARCH, "closed cellar", "#content");
  await visitor.expectPart("option", "Back: Closed + cellar");
  await visitor.expectPart("option", /^faIR Doom Cellar/);
  await visitor.pressKeys("ArrowDown");
  await visitor.pressKeys("Enter");
  await visitor.expectPath("/products/guitar-cabinet-impulse-responses/fair-doom-cellar");
});

test("[CAT-10] a filter applies at once, its box keeps the focus, the address can be shared, and Back takes it back", async ({
  visitor,
  browserOfEngine,
}) => {
  const packs = "/products/guitar-cabinet-impulse-responses";
  await visitor.open(packs);
  await visitor.expectTexts(COUNT, [/^\d+ products$/]);
  await visitor.press("checkbox", /^Scooped/);
  await visitor.expectPath(`${packs}?sound=scooped`);
  await visitor.expectTexts(NAMES, ["faIR Funk Snap", "faIR Modern Rock", "faIR Thrash Wall"]);
  await visitor.expectTexts(COUNT, ["3 products"]);
  await visitor.expectFocus("checkbox", /^Scooped/);
  await visitor.pressKeys("Tab");
  await visitor.press("checkbox", /^Closed/);
  await visitor.expectTexts(NAMES, ["faIR Modern Rock", "faIR Thrash Wall"]);
  const address = await browserOfEngine.run<string>("return location.pathname + location.search");
  await browserOfEngine.run("history.back(); return null");
  await visitor.expectTexts(COUNT, ["3 products"]);
  await visitor.open(address);
  await visitor.expectTexts(NAMES, ["faIR Modern Rock", "faIR Thrash Wall"]);
  await visitor.press("link", "Remove Scooped");
  await visitor.expectTexts(COUNT, ["6 products"]);
});

test("[CAT-10] a search that finds nothing says what to leave out", async ({ visitor }) => {
  await visitor.open("/products?q=cellar&back=open");
  await visitor.expectPart("heading", "Nothing matches all of this");
  await visitor.press("link", "Without Open");
  await visitor.expectPart("heading", "faIR Doom Cellar", "#content");
});
