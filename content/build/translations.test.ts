import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ContentProduct, ContentTutorial } from "./content-types.ts";

const read = <Item>(folder: string): Item[] =>
  readdirSync(new URL(`../${folder}/`, import.meta.url))
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(new URL(`../${folder}/${name}`, import.meta.url), "utf8")));
const products = read<ContentProduct>("products");
const tutorials = read<ContentTutorial>("tutorials");
/** What a translation must not change: how the text is built and where it leads. */
const skeletonOf = (html: string) => html.match(/<(?:h2|h3|table|tr|li|p)\b|href="[^"]*"/g)?.sort();
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

test.each(tutorials.filter(({ de }) => de?.html).map((tutorial) => [tutorial.slug, tutorial] as const))(
  "[ROUTE-11] the text of %s in German and Japanese has the same headings, tables and links",
  (_slug, { html, de, ja }) => {
    expect(skeletonOf(de?.html ?? "")).toEqual(skeletonOf(html));
    expect(skeletonOf(ja?.html ?? "")).toEqual(skeletonOf(html));
    expect(ja?.html).toMatch(KANA);
    expect(de?.html?.replace(/<[^>]*>/g, "")).not.toMatch(/["“](?=\p{L})|\d\.\d/u);
  },
);

test("no text of the content says that the cabinets are real or were measured", () => {
  const said = products.filter(({ type }) => type === "samplepack").map(({ productPageDesc }) => productPageDesc);
  expect(said.filter((text) => /how it was measured|real cabinet|swept from/i.test(text))).toEqual([]);
});
