import { expect, test } from "vitest";
import { localeOf } from "./use-texts.ts";

test.each([
  ["/", "en"],
  ["/shop", "en"],
  ["/_root.data", "en"],
  ["/design", "en"],
  ["/de", "de"],
  ["/de.data", "de"],
  ["/de/shop.data", "de"],
  ["/ja/products/plugins/famicalign", "ja"],
])("the path %s is in the language %s", (path, locale) => {
  expect(localeOf(path)).toBe(locale);
});
