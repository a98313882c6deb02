import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { CartInput, CartLineInput } from "./cart-input.ts";
import type { ExplainedLine, PricedLine } from "./price-cart.ts";
import { smallestStepMinor } from "./shop/currency.ts";
import { priceUnit } from "./shop/shelf.ts";
import { explainedCart, pricedCart } from "./testing/priced-cart.ts";
import { RANDOM_CART } from "./testing/random-cart.ts";

function buildLine(given: Partial<CartLineInput> = {}): CartLineInput {
  return { name: "faMicAlign", quantity: 1, fullPriceMinor: 10_000, salePercent: null, ...given };
}

test("[PRICE-10] points, cap, rounded unit, multi-buy, percent coupon, fixed coupon: in this order, lines and sums agree", () => {
  const cart = pricedCart({
    currency: "EUR",
    isLoggedIn: true,
    lines: [buildLine({ quantity: 2, fullPriceMinor: 4999, salePercent: 40 }), buildLine({ name: "faIR Modern Rock" })],
    coupons: [
      { code: "FIVE", amountMinor: 500, productNames: null },
      { code: "TEN", percent: 10, productNames: null },
    ],
  });
  // 40 + 15 is capped at 50: 24.995 rounds up to 25.00. The other costs 85.00 and, as the dearest, pays in full.
  // Multi-buy: 25.00 − 15 % = 21.25, twice. The ten percent: 21.25 → 19.125 → 19.13, twice; 85.00 → 76.50.
  // The five euros: 38.26 of 114.76 gives 1.667 → 1.67; 76.50 gives 3.333 → 3.33.
  expect(cart.lines).toEqual([
    {
      name: "faMicAlign",
      quantity: 2,
      unitRegularMinor: 4999,
      unitPriceMinor: 2500,
      totalRegularMinor: 9998,
      subtotalMinor: 5000,
      multiBuyMinor: 750,
      offerMinor: 0,
      couponMinor: 424 + 167,
      totalMinor: 3659,
    },
    {
      name: "faIR Modern Rock",
      quantity: 1,
      unitRegularMinor: 10_000,
      unitPriceMinor: 8500,
      totalRegularMinor: 10_000,
      subtotalMinor: 8500,
      multiBuyMinor: 0,
      offerMinor: 0,
      couponMinor: 850 + 333,
      totalMinor: 7317,
    },
  ]);
  expect(cart).toMatchObject({
    totalRegularMinor: 19_998,
    subtotalMinor: 13_500,
    multiBuyMinor: 750,
    coupons: [
      { code: "TEN", amountMinor: 1274 },
      { code: "FIVE", amountMinor: 500 },
    ],
    totalMinor: 10_976,
  });
});

test("an empty cart costs nothing", () => {
  expect(pricedCart({ currency: "JPY", isLoggedIn: true, lines: [] })).toEqual({
    currency: "JPY",
    lines: [],
    totalRegularMinor: 0,
    subtotalMinor: 0,
    multiBuyMinor: 0,
    offers: [],
    coupons: [],
    totalMinor: 0,
  });
});

/** Plain comparisons and no `expect`: this runs often. Null: all is as it should be. */
function faultOf(cart: CartInput): string | null {
  const priced = pricedCart(cart);
  const sumOf = (pick: (line: PricedLine) => number) => priced.lines.reduce((sum, line) => sum + pick(line), 0);
  const step = smallestStepMinor(cart.currency);
  if (priced.totalMinor !== sumOf((line) => line.totalMinor)) return "lines don't add up to the total";
  if (priced.subtotalMinor !== sumOf((line) => line.subtotalMinor)) return "lines don't add up to the subtotal";
  if (priced.multiBuyMinor !== sumOf((line) => line.multiBuyMinor)) return "multi-buy doesn't add up";
  if (priced.totalRegularMinor !== sumOf((line) => line.totalRegularMinor)) return "regular prices don't add up";
  const coupons = priced.coupons.reduce((sum, coupon) => sum + coupon.amountMinor, 0);
  if (coupons !== sumOf((line) => line.couponMinor)) return "coupons and lines differ";
  if (priced.subtotalMinor - priced.multiBuyMinor - coupons !== priced.totalMinor) return "the sum's parts differ";
  for (const [index, line] of priced.lines.entries()) {
    const input = cart.lines[index];
    if (!input || line.unitPriceMinor !== priceUnit(input, cart)) return "shelf and cart differ";
    if (line.totalMinor < 0 || line.multiBuyMinor < 0 || line.couponMinor < 0) return "something is negative";
    if (line.totalMinor % step !== 0 || line.unitPriceMinor % step !== 0) return "not a whole step";
    if (line.subtotalMinor - line.multiBuyMinor - line.couponMinor !== line.totalMinor) return "a line's parts differ";
  }
  if (pricedCart({ ...cart, coupons: [] }).totalMinor < priced.totalMinor) return "a coupon made it dearer";
  const reversed = { ...cart, lines: cart.lines.toReversed(), coupons: cart.coupons?.toReversed() ?? [] };
  const again = pricedCart(reversed).lines.toReversed();
  if (priced.lines.some((line, index) => again[index]?.totalMinor !== line.totalMinor)) return "order matters";
  return null;
}

/** Three times what the rarest planted fault needs to show. `npm run bench -- carts` prices many more. */
const CARTS = Number(process.env.SHOP_RANDOM_CARTS ?? 5000);

test("[PRICE-11] [PRICE-10] of 5,000 carts none differs between shelf and total, is negative, is dearer with a coupon, or has a fraction of a yen", () => {
  fc.assert(
    fc.property(RANDOM_CART, (cart) => {
      const fault = faultOf(cart);
      if (fault !== null) throw new Error(fault);
    }),
    { seed: 7, numRuns: CARTS, endOnFailure: true },
  );
}, 300_000);

/** Whether a line's trail names a reason that took nothing off, or units that aren't there. */
function faultOfTrail({ trail, quantity }: ExplainedLine): string | null {
  const taking = ["stated", "completion", "points", "multiBuy", "percentCoupon", "fixedCoupon"];
  const hasPoints = trail.some((step) => step.rule === "points");
  for (const { rule, amountMinor, units, firstUnit } of trail) {
    const isTaking = taking.includes(rule);
    if (isTaking && amountMinor === 0) return `${rule} took nothing off`;
    if (!isTaking && rule !== "regular" && !hasPoints) return `${rule} without points`;
    if (units + (firstUnit ?? 1) - 1 > quantity) return `${rule} of units that aren't there`;
  }
  return null;
}

test("asking why changes no amount, and each line's trail ends at what is paid and names nothing that took off 0", () => {
  fc.assert(
    fc.property(RANDOM_CART, (cart) => {
      const explained = explainedCart(cart);
      const lines = explained.lines.map(({ trail: _, ...line }) => line);
      expect({ ...explained, lines }).toEqual(pricedCart(cart));
      for (const line of explained.lines) {
        const taken = line.trail.reduce((sum, step) => {
          const isOfLine = step.rule === "fixedCoupon";
          return sum + step.amountMinor * (isOfLine ? 1 : step.units);
        }, 0);
        expect(line.totalRegularMinor - taken).toBe(line.totalMinor);
        expect(faultOfTrail(line)).toBeNull();
      }
    }),
    { seed: 7, numRuns: 2000 },
  );
});
