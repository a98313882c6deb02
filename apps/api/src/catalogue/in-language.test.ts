import { buildWireProduct } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { inLanguage } from "./in-language.ts";

const ENGLISH = buildWireProduct({ shortDesc: "Short", shopDesc: "Long", productPageDesc: "<p>Page</p>" });

test("a product has the texts of the language, and nothing is said to be English", () => {
  const german = { shortDesc: "Kurz", shopDesc: "Lang", productPageDesc: "<p>Seite</p>" };
  expect(inLanguage({ ...ENGLISH, yoastSEO: { title: "English" } }, german)).toEqual({
    ...ENGLISH,
    ...german,
    yoastSEO: null,
  });
});

test("a text that the language lacks stays English, and the product says which", () => {
  expect(inLanguage(ENGLISH, { shortDesc: "Kurz" })).toEqual({
    ...ENGLISH,
    shortDesc: "Kurz",
    untranslated: ["shopDesc", "productPageDesc"],
  });
  expect(inLanguage(ENGLISH).untranslated).toEqual(["shortDesc", "shopDesc", "productPageDesc"]);
});
