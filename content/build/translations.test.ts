import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ContentPage, ContentProduct, ContentTutorial } from "./content-types.ts";

const read = <Item>(folder: string): Item[] =>
  readdirSync(new URL(`../${folder}/`, import.meta.url))
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(new URL(`../${folder}/${name}`, import.meta.url), "utf8")));
const products = read<ContentProduct>("products");
const tutorials = read<ContentTutorial>("tutorials");
const pages = read<ContentPage>("pages");
/** What a translation must not change: how the text is built and where it leads. */
const skeletonOf = (html: string) => html.match(/<(?:h2|h3|table|tr|li|p)\b|href="[^"]*"/g)?.sort();
/** How a translated legal text begins. */
const BINDING = /^<p><strong>(?:Dies ist eine Übersetzung|これは翻訳です)[^<]*<\/strong><\/p>/;
const KANA = /[\u3040-\u30ff]/;

test("[ROUTE-11] there are twenty-four products, and four tutorials in each of the two categories", () => {
  expect(products.length).toBe(24);
  const slugs = tutorials.map(({ category }) => category.slug);
  expect(slugs.filter((slug) => slug === "electric-guitar-recording-tutorials").length).toBe(4);
  expect(slugs.filter((slug) => slug === "phase-alignment-tutorials").length).toBe(4);
});

test.each(products.map((product) => [product.name, product] as const))(
  "%s has all its texts in German and Japanese",
  (_name, { de, ja, ...english }) => {
    for (const texts of [de, ja]) {
      expect(Object.keys(texts ?? {}).sort()).toEqual([
        "pictureAlt",
        "productPageDesc",
        "shopDesc",
        "shortDesc",
        "yoastSEO",
      ]);
      expect(skeletonOf(texts?.productPageDesc ?? "")).toEqual(skeletonOf(english.productPageDesc));
    }
    for (const text of [ja?.shortDesc, ja?.shopDesc, ja?.productPageDesc, ja?.pictureAlt]) expect(text).toMatch(KANA);
    for (const text of [de?.shopDesc, de?.productPageDesc]) {
      // Quotation marks and decimal commas are German; the loader's own file names stay.
      expect(text?.replace(/<[^>]*>/g, "")).not.toMatch(/["“](?=\p{L})|\d\.\d/u);
    }
  },
);

test.each(products.map((product) => [product.name, product] as const))(
  "[CAT-11] every change of %s, and what its trial lacks, is there in German and Japanese",
  (_name, { type, changelog = [], trial }) => {
    expect(changelog.length > 0).toBe(type === "plugin" || type === "samplepack");
    for (const { changes, de, ja } of changelog) {
      expect([de?.length, ja?.length]).toEqual([changes.length, changes.length]);
    }
    if (trial) expect([trial.de, trial.ja]).toEqual([expect.any(String), expect.stringMatching(KANA)]);
  },
);

test.each(tutorials.map((tutorial) => [tutorial.slug, tutorial] as const))(
  "%s has its title, summary and category in German and Japanese",
  (_slug, { title, de, ja }) => {
    for (const texts of [de, ja]) {
      expect(texts).toEqual(
        expect.objectContaining({
          title: expect.stringMatching(/\S/),
          excerpt: expect.stringMatching(/\S/),
          category: expect.stringMatching(/\S/),
        }),
      );
      expect(texts?.title).not.toBe(title);
    }
    expect(ja?.title).toMatch(/[\u3040-\u30ff]/);
  },
);

test.each([...tutorials, ...pages].map((text) => [text.slug, text] as const))(
  "[ROUTE-11] the text of %s in German and Japanese has the same headings, tables and links",
  (_slug, { html, de, ja }) => {
    for (const text of [de?.html, ja?.html]) {
      expect(skeletonOf(text?.replace(BINDING, "") ?? "")).toEqual(skeletonOf(html));
    }
    expect(ja?.html).toMatch(KANA);
    expect(de?.html?.replace(/<[^>]*>/g, "")).not.toMatch(/["“](?=\p{L})|\d\.\d/u);
  },
);

test.each(["privacypolicy", "terms-conditions"])(
  "[ROUTE-11] the translated %s say once which text is binding, at the beginning, and headings that are linked to keep their ids",
  (slug) => {
    const page = pages.find((one) => one.slug === slug);
    const idsOf = (html = "") => html.match(/<h2 id="[^"]*"/g);
    expect(page?.de?.html).toMatch(/^<p><strong>Dies ist eine Übersetzung\. Verbindlich ist die englische Fassung\.</);
    expect(page?.ja?.html).toMatch(/^<p><strong>これは翻訳です。法的な効力があるのは英語版です。</);
    expect(page?.de?.html?.match(/[Vv]erbindlich ist/g)).toHaveLength(1);
    expect(page?.ja?.html?.match(/効力がある/g)).toHaveLength(1);
    expect([idsOf(page?.de?.html), idsOf(page?.ja?.html)]).toEqual([idsOf(page?.html), idsOf(page?.html)]);
  },
);

test("every address of the demo is of one domain", () => {
  const shop = readFileSync(new URL("../shop.json", import.meta.url), "utf8");
  const addresses = (JSON.stringify(pages) + shop).match(/[\w.]+@[\w.-]+\w/g) ?? [];
  expect([...new Set(addresses)]).toEqual(["hello@farfield.example"]);
});

test("a speaker's dust cap and an impulse response are called the same everywhere", () => {
  const texts = JSON.stringify([products, tutorials, pages]);
  expect(texts.match(/\bKappe(?:nrand)?\b|インパルス応答/g)).toBeNull();
  expect(texts).toContain("Kalotte");
  expect(texts).toContain("インパルスレスポンス");
});

test("no text of the content says that the cabinets are real or were measured", () => {
  const said = products.filter(({ type }) => type === "samplepack").map(({ productPageDesc }) => productPageDesc);
  expect(said.filter((text) => /how it was measured|real cabinet|swept from/i.test(text))).toEqual([]);
});
