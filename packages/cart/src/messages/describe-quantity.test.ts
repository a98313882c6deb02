import { expect, test } from "vitest";
import { describeQuantity } from "./describe-quantity.ts";
import { messages } from "./index.ts";

test.each([
  [1, "seats", "en", "1 seat"],
  [2, "seats", "en", "2 seats"],
  [1, "seats", "de", "1 Arbeitsplatz"],
  [2, "seats", "de", "2 Arbeitsplätze"],
  [1, "seats", "ja", "1ライセンス"],
  [5, "seats", "ja", "5ライセンス"],
  [2, "pieces", "en", "2 ×"],
  [1, "once", "en", ""],
] as const)("[CART-09] %i by %s reads in %s '%s'", (count, counting, locale, words) => {
  expect(describeQuantity(count, counting, messages[locale], locale)).toBe(words);
});
