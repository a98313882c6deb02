import { expect, test } from "vitest";
import { fromHash, type SimulatedShop, simulate, toHash } from "./simulated-shop.ts";

const CART = { currency: "KWD", isLoggedIn: true, lines: [{ name: "Amp", quantity: 2, fullPriceMinor: 10_005 }] };
const rulesOn = (...names: string[]) => names.map((name) => ({ name, isOn: true }));
const SHOP: SimulatedShop = {
  rules: [...rulesOn("sale", "loyalty", "multiBuy"), { name: "fixedCoupon", isOn: false }],
  ...{ loyaltyPercent: "10", firstPurchasePercent: "0", multiBuyPercent: "50", capPercent: "50" },
  ...{ rounding: "halfUp", cart: JSON.stringify(CART) },
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
  ["a percentage over 100", { capPercent: "101" }, /capPercent/],
  ["a percentage that isn't a number", { loyaltyPercent: "7,5" }, /loyaltyPercent.*NaN/],
  ["an empty percentage", { multiBuyPercent: " " }, /multiBuyPercent.*NaN/],
  ["campaigns without sales", { rules: rulesOn("campaign") }, /campaign needs sale/],
  ["units after amounts", { rules: rulesOn("fixedCoupon", "multiBuy") }, /multiBuy must come before fixedCoupon/],
])("%s is named", (_what, changes, problem) => {
  const simulated = simulate({ ...SHOP, ...changes });
  expect(simulated.isOk ? "" : simulated.problem).toMatch(problem);
});

test("rules apply in the order of the list", () => {
  const coupons = [{ code: "TWO", amountMinor: 2000 }];
  const offers = [{ kind: "minimumSpend", id: "spring", minimumMinor: 10_000, percent: 10 }];
  const cart = JSON.stringify({ ...CART, coupons, offers });
  const totalBy = (...names: string[]) => {
    const simulated = simulate({ ...SHOP, cart, rules: rulesOn(...names) });
    return simulated.isOk && simulated.cart.totalMinor;
  };
  expect(totalBy("minimumSpend", "fixedCoupon")).toBe(16_009);
  expect(totalBy("fixedCoupon", "minimumSpend")).toBe(16_209);
});

test("a link carries all that is set, as it was typed, in its order", () => {
  const typed: SimulatedShop = {
    rules: [{ name: "loyalty", isOn: false }, ...rulesOn("sale")],
    ...{ loyaltyPercent: "7,5", firstPurchasePercent: "", multiBuyPercent: "0.5", capPercent: "60 %" },
    ...{ rounding: "halfEven", cart: '{ "größe": "&#%" ' },
  };
  for (const shop of [SHOP, typed]) expect(fromHash(toHash(shop))).toEqual(shop);
});

test("half a link, and one with something else in it, carry nothing", () => {
  const changed = (changes: object) => toHash({ ...SHOP, ...changes });
  for (const hash of [
    ...["", "#shop=", toHash(SHOP).slice(0, -9), "#shop=%7B%7D", "#shop=%", "#shop=null"],
    ...[changed({ capPercent: 50 }), changed({ rounding: "up" }), changed({ cart: null })],
    ...[changed({ rules: ["sale"] }), changed({ rules: rulesOn("unknown") }), changed({ rules: "sale" })],
  ])
    expect(fromHash(hash)).toBeNull();
});
