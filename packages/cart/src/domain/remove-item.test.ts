import { expect, it } from "vitest";
import { checkRemove } from "./remove-item.ts";

it.each([
  [3, 1, 2],
  [3, 3, 0],
  [3, 5, 0],
])("of %i in the cart, %i are taken out and %i stay", (inCart, quantity, left) => {
  expect(checkRemove(inCart, quantity)).toEqual({ isOk: true, value: left });
});

it("what is not in the cart cannot be taken out", () => {
  expect(checkRemove(0, 1)).toEqual({ isOk: false, failure: { code: "cart.notInCart" } });
});

it.each([0, -1, 0.5, Number.NaN])("taking out %d is refused", (quantity) => {
  expect(checkRemove(3, quantity)).toEqual({ isOk: false, failure: { code: "cart.couldNotRemove" } });
});
