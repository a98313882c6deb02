import { expect, it } from "vitest";
import { buildLine } from "../testing/build-cart.ts";
import { itemCount } from "./item-count.ts";

it("[CART-01] the count is the sum of the quantities", () => {
  expect(itemCount([])).toBe(0);
  expect(itemCount([buildLine({ name: "A", quantity: 2 }), buildLine({ name: "B", quantity: 3 })])).toBe(5);
});
