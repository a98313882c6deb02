import { expect, test } from "vitest";
import { fromHash, type SimulatedShop, simulate, toHash } from "./simulated-shop.ts";

const CART = { currency: "KWD", isLoggedIn: true, lines: [{ name: "Amp", quantity: 2, fullPriceMinor: 10_005 }] };
const SHOP: SimulatedShop = {
  ...{ rules: ["sale", "loyalty", "multiBuy"], loyaltyPercent: 10, firstPurchasePercent: 0, multiBuyPercent: 50 },
  ...{ capPercent: 50, rounding: "halfUp", cart: JSON.stringify(CART) },
};

test("a cart is priced by the chosen rules and written in its currency", () => {
  const simulated = simulate(SHOP);
  // 10.005 − 10 % = 9.0045, in thousandths 9.005; the second at half, 4.503.
  expect(simulated.isOk && simulated.format(simulated.cart.totalMinor)).toBe("KWD\u00a013.508");
  expect(simulated.isOk && simulated.cart.lines[0]?.trail.map(({ rule }) => rule)).toEqual([
    ...["regular", "loyalty", "points", "multiBuy"],
  ]);
});

test.each<[string, Partial<SimulatedShop>, RegExp]>([
  ["a cart that isn't JSON", { cart: "{" }, /JSON/],
  [
    "half a unit",
    { cart: JSON.stringify({ ...CART, lines: [{ ...CART.lines[0], quantity: 0.5 }] }) },
    /notAQuantity.*lines\[0\]\.quantity/,
  ],
  ["a percentage over 100", { capPercent: 101 }, /capPercent/],
  ["campaigns without sales", { rules: ["campaign"] }, /campaign needs sale/],
])("%s is named", (_what, changes, problem) => {
  const simulated = simulate({ ...SHOP, ...changes });
  expect(simulated.isOk ? "" : simulated.problem).toMatch(problem);
});

test("a link carries the shop, and half a link carries none", () => {
  expect(fromHash(toHash(SHOP))).toEqual(SHOP);
  for (const hash of ["", "#shop=", toHash(SHOP).slice(0, -9), "#shop=%7B%7D", "#shop=%"])
    expect(fromHash(hash)).toBeNull();
});
