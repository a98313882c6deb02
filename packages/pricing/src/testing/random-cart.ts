import * as fc from "fast-check";
import type { CartInput, CartLineInput, Coupon, UncheckedCart } from "../cart-input.ts";
import { toCartInput } from "../shop/cart-input.ts";
import { CURRENCIES } from "../shop/currency.ts";
import { MINOR_UNITS_PER_UNIT } from "../shop/limits.ts";

const NAMES = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"];
const PERCENT = fc.nat(100);
/** Some of them are equal, so that who comes first matters. */
const PRICE = fc.oneof(fc.nat(1_000_000), fc.nat(400), fc.constantFrom(0, 4900));

const CAMPAIGN = fc.record({
  id: fc.constantFrom("spring", "night"),
  percent: PERCENT,
  loyaltyPercent: fc.option(PERCENT),
});
const PART = fc.record({
  name: fc.constantFrom("part a", "part b", "part c"),
  fullPriceMinor: PRICE,
  isOwned: fc.boolean(),
});
const LINE: fc.Arbitrary<CartLineInput> = fc.record({
  name: fc.constantFrom(...NAMES),
  quantity: fc.integer({ min: 1, max: 5 }),
  fullPriceMinor: PRICE,
  salePercent: fc.option(PERCENT),
  statedPriceMinor: fc.option(PRICE, { freq: 6 }),
  campaigns: fc.array(CAMPAIGN, { maxLength: 2 }),
  completion: fc.option(fc.record({ parts: fc.array(PART, { maxLength: 3 }) }), { freq: 3 }),
});
const COUPON: fc.Arbitrary<Coupon> = fc
  .record({
    code: fc.constantFrom("ONE", "TWO", "SIX"),
    isPercent: fc.boolean(),
    percent: PERCENT,
    amountMinor: PRICE,
    productNames: fc.option(fc.subarray(NAMES), { freq: 3 }),
  })
  .map(({ isPercent, percent, amountMinor, ...coupon }) =>
    isPercent ? { ...coupon, percent } : { ...coupon, amountMinor },
  );

/** Any cart of up to eight products, in any currency, with every flag and coupon that there is. Yen are whole. */
export const RANDOM_CART: fc.Arbitrary<CartInput> = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    isLoggedIn: fc.boolean(),
    hasFirstPurchase: fc.boolean(),
    eduPercent: fc.oneof(fc.constant(0), PERCENT),
    lines: fc.uniqueArray(LINE, { maxLength: 8, selector: (line) => line.name }),
    coupons: fc.uniqueArray(COUPON, { maxLength: 3, selector: (coupon) => coupon.code }),
  })
  .map((cart) => toCartInput(cart.currency === "JPY" ? inWholeYen(cart) : cart));

function inWholeYen(cart: UncheckedCart): UncheckedCart {
  const yen = (amountMinor: number) => amountMinor * MINOR_UNITS_PER_UNIT;
  return {
    ...cart,
    lines: cart.lines.map((line) => ({
      ...line,
      fullPriceMinor: yen(line.fullPriceMinor),
      statedPriceMinor: typeof line.statedPriceMinor === "number" ? yen(line.statedPriceMinor) : null,
      completion: line.completion
        ? { parts: line.completion.parts.map((part) => ({ ...part, fullPriceMinor: yen(part.fullPriceMinor) })) }
        : null,
    })),
  };
}
