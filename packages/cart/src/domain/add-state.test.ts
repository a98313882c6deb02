import { describe, expect, it } from "vitest";
import { checkAdd } from "./add-item.ts";
import { addState } from "./add-state.ts";
import { MAX_ITEM_QUANTITY } from "./limits.ts";
import { ownedNote } from "./owned-note.ts";

const plugin = { name: "Ballast", isFree: false, isForSale: true };
const pack = { name: "faIR Greenback", isFree: false, isForSale: true };

describe("what can be done with a product", () => {
  it.each([
    ["canAdd", 0, plugin],
    ["canAdd", MAX_ITEM_QUANTITY - 1, plugin],
    ["limitReached", MAX_ITEM_QUANTITY, plugin],
    ["canAdd", 0, pack],
    ["packInCart", 1, pack],
    ["free", 0, { ...plugin, isFree: true }],
    ["notForSale", 0, { ...plugin, isForSale: false }],
  ] as const)("is %s with %i in the cart", (state, inCart, product) => {
    expect(addState(inCart, product, "faIR")).toBe(state);
    expect(checkAdd(inCart, product, 1, "faIR").isOk).toBe(state === "canAdd");
  });
});

describe("[CART-13] a product that the shopper owns", () => {
  it("is said to be owned, and what buying it again gives", () => {
    expect(ownedNote(true, "canAdd")).toBe("cart.ownedAnotherLicence");
  });
  it.each(["packInCart", "limitReached", "free", "notForSale"] as const)(
    "is said to be owned when it is %s",
    (state) => {
      expect(ownedNote(true, state)).toBe("cart.owned");
    },
  );
  it("is the only one with that note", () => {
    expect(ownedNote(false, "canAdd")).toBeNull();
  });
});
