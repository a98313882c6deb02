import { expect, test } from "vitest";
import { emptyCart } from "../domain/cart.ts";
import { initialCartState } from "./initial-cart-state.ts";
import { shownCart } from "./shown-cart.ts";

test("a cart that was never loaded is shown as an empty one", () => {
  expect(initialCartState("JPY")).toMatchObject(shownCart(emptyCart("JPY"), [], "", null));
});
