import { toCartInput } from "@shop/pricing";
import { describe, expect, it } from "vitest";
import { buildPricedCart } from "../testing/build-cart.ts";
import { draftOf } from "./cart-draft.ts";
import { MAX_ITEM_QUANTITY } from "./limits.ts";
import { multiBuyOffer } from "./one-more.ts";

const offerOf = (products: ReadonlyArray<{ name: string; quantity: number }>) =>
  multiBuyOffer(draftOf(buildPricedCart(products)).input, "faIR");
const namesOf = (products: ReadonlyArray<{ name: string; quantity: number }>) =>
  offerOf(products)?.more.map(({ name }) => name);

describe("[CART-09] what is said of one more item", () => {
  it("[PRICE-07] names a line with what one more saves and adds, for a cart of one unit too", () => {
    expect(offerOf([{ name: "Ballast", quantity: 1 }])?.more).toEqual([
      { name: "Ballast", savedMinor: 735, addsMinor: 4165 },
    ]);
  });
  it("names the line first where it saves most", () => {
    const cart = [
      { name: "Ballast", quantity: 1 },
      { name: "Sidechain Lab", quantity: 1 },
    ];
    expect(namesOf(cart)).toEqual(["Sidechain Lab", "Ballast"]);
  });
  it("names no line that is full", () => {
    const cart = [
      { name: "Ballast", quantity: 1 },
      { name: "Sidechain Lab", quantity: MAX_ITEM_QUANTITY },
    ];
    expect(namesOf(cart)).toEqual(["Ballast"]);
  });
  it("names neither what a bundle of the cart contains nor that bundle", () => {
    const cart = [
      { name: "Mixing Bundle", quantity: 1 },
      { name: "Sidechain Lab", quantity: 1 },
    ];
    expect(namesOf(cart)).toEqual([]);
  });
  it("names what the cart contains once, beside a bundle with a part of it and with a smaller bundle", () => {
    const unit = { quantity: 1, fullPriceMinor: 9900, salePercent: null };
    const parts = [
      { name: "Ballast", fullPriceMinor: 4900, isOwned: true },
      { name: "Sidechain Lab", fullPriceMinor: 8900, isOwned: false },
    ];
    const phase = { name: "Phase Scope", fullPriceMinor: 5900, isOwned: false };
    const lines = [
      { ...unit, name: "Ballast" },
      { ...unit, name: "Mixing Bundle", completion: { parts } },
      { ...unit, name: "Total Bundle", completion: { parts: [...parts, phase] } },
      { ...unit, name: "Tape Stop" },
    ];
    const offer = multiBuyOffer(toCartInput({ currency: "EUR", isLoggedIn: true, lines }), "faIR");
    expect(offer?.more.map(({ name }) => name)).toEqual(["Tape Stop"]);
  });
  it("names no bundle of which every part is owned", () => {
    const parts = [{ name: "Ballast", fullPriceMinor: 4900, isOwned: true }];
    const line = { name: "Mixing Bundle", quantity: 1, fullPriceMinor: 9900, salePercent: null, completion: { parts } };
    expect(multiBuyOffer(toCartInput({ currency: "EUR", isLoggedIn: true, lines: [line] }), "faIR")).toEqual({
      more: [],
    });
  });
  it.each([
    ["one pack, which is needed once", [{ name: "faIR Tweed 1x12", quantity: 1 }]],
    ["a full line alone", [{ name: "Ballast", quantity: MAX_ITEM_QUANTITY }]],
  ])("is said without a name for %s", (_what, cart) => {
    expect(offerOf(cart)).toEqual({ more: [] });
  });
  it("is nothing for an empty cart", () => {
    expect(offerOf([])).toBeNull();
  });
});
