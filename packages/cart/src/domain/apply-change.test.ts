import { describe, expect, it } from "vitest";
import { buildCart, buildLine } from "../testing/build-cart.ts";
import { applyChange, type CartChange } from "./apply-change.ts";
import { inverseOf } from "./undo.ts";

const ballast = buildLine({ name: "Ballast", quantity: 2, priceMinor: 4900, priceDiscountMinor: 3900 });
const pack = buildLine({ name: "faIR Greenback", priceMinor: 1900, priceDiscountMinor: 1900 });

describe("a change shown before the server has agreed", () => {
  it("one more of a product raises its line and both totals", () => {
    const cart = applyChange(buildCart([ballast]), { kind: "add", name: "Ballast", quantity: 1 });
    expect(cart).toEqual(buildCart([{ ...ballast, quantity: 3 }]));
  });
  it("a new product whose price is known gets a line", () => {
    const line = { id: pack.id, priceMinor: 1900, priceDiscountMinor: 1900 };
    const cart = applyChange(buildCart([ballast]), { kind: "add", name: pack.name, quantity: 1, line });
    expect(cart).toEqual(buildCart([ballast, pack]));
  });
  it("a new product whose price is not known is not shown yet", () => {
    const before = buildCart([ballast]);
    expect(applyChange(before, { kind: "add", name: "Unknown", quantity: 1 })).toBe(before);
  });
  it("taking out all of a product drops its line and remembers it", () => {
    const cart = applyChange(buildCart([ballast, pack]), { kind: "remove", name: "Ballast", quantity: 5 });
    expect(cart).toEqual(buildCart([pack], { lastRemovedProduct: { name: "Ballast", quantity: 2 } }));
  });
  it("emptying leaves no line and no total", () => {
    expect(applyChange(buildCart([ballast, pack]), { kind: "clear" })).toEqual(buildCart([]));
  });
});

describe("[CART-07] what takes a change back", () => {
  const before = buildCart([ballast, pack]);
  const changes: CartChange[] = [
    { kind: "add", name: "Ballast", quantity: 3 },
    { kind: "remove", name: "Ballast", quantity: 1 },
    { kind: "remove", name: "faIR Greenback", quantity: 5 },
    { kind: "clear" },
  ];
  it.each(changes)("gives the cart as it was before: $kind $name", (change) => {
    const after = [change, ...inverseOf(change, before)].reduce(applyChange, before);
    const inOrderOfName = [...after.products].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect({ ...after, products: inOrderOfName, lastRemovedProduct: null }).toEqual(before);
  });
  it("is nothing where the change did nothing", () => {
    expect(inverseOf({ kind: "remove", name: "Unknown", quantity: 1 }, before)).toEqual([]);
    expect(inverseOf({ kind: "clear" }, buildCart([]))).toEqual([]);
  });
});
