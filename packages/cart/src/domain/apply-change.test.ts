import { describe, expect, it } from "vitest";
import { buildCart, buildLine, buildPricedCart } from "../testing/build-cart.ts";
import { FAKE_COUPONS } from "../testing/fake-coupons.ts";
import { findOnShelf } from "../testing/shelf.ts";
import { applyChange, type CartChange } from "./apply-change.ts";
import { type CartDraft, draftOf } from "./cart-draft.ts";
import { inverseOf } from "./undo.ts";

const BOTH = [
  { name: "Ballast", quantity: 2 },
  { name: "faIR Greenback 4x12", quantity: 1 },
];
const TAPE = findOnShelf("Tape Room");

/** The cart's contents, as `2 Ballast`. */
const contents = ({ input }: CartDraft) => input.lines.map((line) => `${line.quantity} ${line.name}`);
const draft = (coupons: readonly string[] = []) => draftOf(buildPricedCart(BOTH, { coupons }));

describe("a change shown before the server has agreed", () => {
  it.each([
    ["one more of a product", { kind: "add", name: "Ballast", quantity: 1 }, ["3 Ballast", "1 faIR Greenback 4x12"]],
    [
      "a product whose price is known",
      { kind: "add", name: "Tape Room", quantity: 2, pricing: TAPE.pricing },
      ["2 Ballast", "1 faIR Greenback 4x12", "2 Tape Room"],
    ],
    [
      "a product whose price is not known, which is not shown yet",
      { kind: "add", name: "Tape Room", quantity: 1 },
      ["2 Ballast", "1 faIR Greenback 4x12"],
    ],
    ["fewer of a product", { kind: "remove", name: "Ballast", quantity: 1 }, ["1 Ballast", "1 faIR Greenback 4x12"]],
    ["more than all of a product", { kind: "remove", name: "Ballast", quantity: 5 }, ["1 faIR Greenback 4x12"]],
    ["what is not there", { kind: "remove", name: "Tape Room", quantity: 1 }, ["2 Ballast", "1 faIR Greenback 4x12"]],
    ["an emptying", { kind: "clear" }, []],
  ] as const)("%s leaves the lines that follow from it", (_what, change, lines) => {
    expect(contents(applyChange(draft(), change))).toEqual(lines);
  });
  it("taking out remembers what was taken, however many were asked for", () => {
    const after = applyChange(draft(), { kind: "remove", name: "Ballast", quantity: 5 });
    expect(after.lastRemovedProduct).toEqual({ name: "Ballast", quantity: 2 });
  });
  it("a coupon that is removed is gone at once, one that is added waits for its judge", () => {
    const without = applyChange(draft(["TEN"]), { kind: "removeCoupon", coupon: "TEN" });
    expect([without.coupons, without.input.coupons]).toEqual([[], []]);
    expect(applyChange(draft(), { kind: "addCoupon", coupon: "TEN" })).toEqual(draft());
  });
  it("emptying takes the coupons too", () => {
    const empty = applyChange(draft(["TEN"]), { kind: "clear" });
    expect([empty.coupons, empty.input.coupons]).toEqual([[], []]);
  });
});

describe("the prices of two currencies", () => {
  const shopper = { currency: "JPY", isLoggedIn: true } as const;
  const add: CartChange = { kind: "add", name: "Tape Room", quantity: 1, pricing: TAPE.pricing, shopper };

  it("[CART-06] are never in one cart: what is priced in another is not shown before the server's response", () => {
    expect(applyChange(draft(), add)).toEqual(draft());
  });
  it("do not meet in an empty cart, which takes the page's shopper over", () => {
    const after = applyChange(draftOf(buildCart()), add);
    expect(after.input).toMatchObject({ currency: "JPY", isLoggedIn: true, lines: [{ name: "Tape Room" }] });
    expect(after.hasRules).toBe(true);
  });
  it("an empty cart whose shopper the server has named keeps that", () => {
    const own = draftOf(buildPricedCart([], { shopper: { currency: "JPY", isLoggedIn: false } }));
    expect(applyChange(own, add).input.isLoggedIn).toBe(false);
  });
});

describe("[CART-07] what takes a change back", () => {
  const before = draft(["TEN"]);
  it.each<CartChange>([
    { kind: "add", name: "Ballast", quantity: 3 },
    { kind: "remove", name: "Ballast", quantity: 1 },
    { kind: "remove", name: "faIR Greenback 4x12", quantity: 5 },
    { kind: "clear" },
    { kind: "removeCoupon", coupon: "TEN" },
    { kind: "addCoupon", coupon: "FIVER", known: FAKE_COUPONS[1] },
  ])("gives the cart as it was before: $kind $name$coupon", (change) => {
    const changed = applyChange(before, change);
    const after = applyChange(changed, { kind: "undo", steps: inverseOf(change, before, changed) });
    expect(contents(after).sort()).toEqual(contents(before).sort());
    expect([after.coupons, after.input.coupons]).toEqual([before.coupons, before.input.coupons]);
  });
  it.each<CartChange>([
    { kind: "remove", name: "Unknown", quantity: 1 },
    { kind: "addCoupon", coupon: "TEN" },
    { kind: "removeCoupon", coupon: "FIVER" },
    { kind: "undo", steps: [] },
  ])("is nothing where the change did nothing: $kind $name$coupon", (change) => {
    expect(inverseOf(change, before, before)).toEqual([]);
  });
});

describe("what a cart is priced from", () => {
  it("is the server's own input", () => {
    const cart = buildPricedCart(BOTH);
    expect(draftOf(cart)).toMatchObject({ input: cart.pricing, hasRules: true });
  });
  it("is its lines, where the input comes to another total than the server's: its rules are newer than ours", () => {
    const cart = buildPricedCart(BOTH);
    const { hasRules, input } = draftOf({ ...cart, totalDiscountMinor: cart.totalDiscountMinor - 1 });
    expect(hasRules).toBe(false);
    expect(input.lines[0]).toMatchObject({ name: "Ballast", statedPriceMinor: 4900 });
  });
  it("is its lines, where the host sends no input", () => {
    const line = buildLine({ name: "Ballast", quantity: 2, priceMinor: 4900, priceDiscountMinor: 3900 });
    expect(draftOf(buildCart([line]))).toMatchObject({
      hasRules: false,
      input: { lines: [{ name: "Ballast", quantity: 2, fullPriceMinor: 4900, statedPriceMinor: 3900 }] },
    });
  });
});
