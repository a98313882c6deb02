import { explainCart, toCartInput } from "@shop/pricing";
import { expect, test } from "vitest";
import { describePriceTrail } from "./describe-price-step.ts";
import { describeShares, unitSteps } from "./describe-shares.ts";
import { messages } from "./index.ts";

const CART = toCartInput({
  currency: "EUR",
  isLoggedIn: true,
  lines: [
    { name: "Amp", quantity: 3, fullPriceMinor: 4995, salePercent: 40 },
    { name: "Cab", quantity: 1, fullPriceMinor: 9900, salePercent: null },
  ],
  coupons: [
    { code: "TEN", percent: 10, productNames: ["Amp"] },
    { code: "FIVE", amountMinor: 500 },
  ],
});
const { lines } = explainCart(CART);

test("[PRICE-10] on an order a line's reasons end with its own price, before multi-buy and coupons", () => {
  const [line] = lines;
  const trail = unitSteps(line?.trail ?? []);
  expect(describePriceTrail({ trail, quantity: 3 }, { currency: "EUR" }, messages.en).at(-1)).toBe(
    "All points, 50% off: −24.97€, leaves 24.98€ (rounded)",
  );
});

test.each([
  ["multi-buy", { kind: "multiBuy" }, ["Amp, 15% off: −11.25€"]],
  ["a coupon of a percentage", { kind: "coupon", code: "TEN" }, ["Amp, 10% off: −6.36€"]],
  ["a coupon of an amount", { kind: "coupon", code: "FIVE" }, ["Amp: −2.03€", "Cab: −2.97€"]],
] as const)("[PRICE-10] what %s takes off is stated by line", (_what, deduction, shares) => {
  expect(describeShares(lines, deduction, { currency: "EUR" }, messages.en)).toEqual(shares);
});

test("[PRICE-10] of some units of a line it says of how many, in every language", () => {
  const alone = explainCart({ ...CART, lines: CART.lines.slice(0, 1), coupons: [] }).lines;
  const inLanguage = (locale: "en" | "de" | "ja") =>
    describeShares(alone, { kind: "multiBuy" }, { currency: "EUR", locale }, messages[locale]);
  expect([inLanguage("en"), inLanguage("de"), inLanguage("ja")]).toEqual([
    ["Amp (2 of 3), 15% off: −7.50€"],
    ["Amp (2 von 3), 15 % Rabatt: −7,50\u00a0€"],
    ["Amp（3点中2点）、15%引き：−\u2060€7.50"],
  ]);
});
