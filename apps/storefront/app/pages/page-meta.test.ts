import { expect, test } from "vitest";
import { SHOP_FACTS } from "../testing/shop-facts.ts";
import { entryMeta, textMeta } from "./page-meta.ts";

const matches = [{ id: "root", loaderData: { shop: SHOP_FACTS } }];

test.each([
  [{}, "Your account · Farfield Audio"],
  [{ lang: "de" }, "Ihr Konto · Farfield Audio"],
  [{ lang: "ja" }, "アカウント · Farfield Audio"],
])("a page's title is in the page's language, with the shop's name behind it: %o", (params, title) => {
  expect(textMeta("accountTitle", "accountDescription")({ params, matches })[0]).toEqual({ title });
});

test("the description of an article is its excerpt without the markup", () => {
  expect(entryMeta({ title: "Phase", excerpt: "<p>Two <em>microphones</em></p>\n" }, matches)).toEqual([
    { title: "Phase · Farfield Audio" },
    { name: "description", content: "Two microphones" },
  ]);
});

test("an entry that couldn't be loaded has no title of its own", () => {
  expect(entryMeta(undefined, matches)).toEqual([]);
});
