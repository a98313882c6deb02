import { describe, expect, it } from "vitest";
import { buildPricedCart } from "../testing/build-cart.ts";
import { draftOf } from "./cart-draft.ts";
import { bestOneMore } from "./one-more.ts";

const oneMore = (products: ReadonlyArray<{ name: string; quantity: number }>) =>
  bestOneMore(draftOf(buildPricedCart(products)).input, "faIR");

describe("[PRICE-07] what one more item would save", () => {
  it("is told for a cart of one unit too", () => {
    expect(oneMore([{ name: "Ballast", quantity: 1 }])).toEqual({ name: "Ballast", savedMinor: 735, addsMinor: 4165 });
  });
  it("is told of the line where it is most", () => {
    const cart = [
      { name: "Ballast", quantity: 1 },
      { name: "Sidechain Lab", quantity: 1 },
    ];
    expect(oneMore(cart)?.name).toBe("Sidechain Lab");
  });
  it("passes over lines that are full", () => {
    const cart = [
      { name: "Ballast", quantity: 1 },
      { name: "Sidechain Lab", quantity: 5 },
    ];
    expect(oneMore(cart)?.name).toBe("Ballast");
  });
  it.each([
    ["an empty cart", []],
    ["a pack alone, which is needed once", [{ name: "faIR Tweed 1x12", quantity: 1 }]],
    ["a full line alone", [{ name: "Ballast", quantity: 5 }]],
  ])("is nothing for %s", (_what, cart) => {
    expect(oneMore(cart)).toBeNull();
  });
});
