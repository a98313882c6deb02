/**
 * Changes of @shop/pricing that no golden vector sees: by file, by the reason, and then each line as it is after the change. Most change no
 * result; the others are outside what vectors compare, and the reason says what sees them.
 */
export const UNSEEN_BY_VECTORS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "checks.ts": {
    "the checked copy is equal to what was given; parse-cart-input.test.ts sees that it can't be changed": [
      "if (field in copy) ;",
    ],
    "vectors name the code and the field of a failure; parse-cart-input.test.ts sees its value": [
      'return fail({ code, params: { field, value: typeof value === "number" ? String(value) : value } });',
      'return fail({ code, params: { field, value: typeof value !== "number" ? value : String(value) } });',
    ],
  },
  "compare-code-points.ts": {
    "past the end of one text its code point counts as 0, below all others; after a real 0 the lengths decide": [
      "while (index < left.length || index < right.length) {",
      "while (index <= left.length && index < right.length) {",
      "while (index < left.length && index <= right.length) {",
    ],
    "within both texts there is a code point; the alternative is for the type check": [
      "const [a, b] = [left.codePointAt(index) ?? 1, right.codePointAt(index) ?? 0];",
      "const [a, b] = [left.codePointAt(index) ?? 0, right.codePointAt(index) ?? 1];",
    ],
  },
  "rules/buy-x-get-y.ts": {
    "halving finds the same limit, whichever of two middles it tries first": [
      "const middle = Math.ceil((possible + tooMany) / 2);",
    ],
  },
  "rules/quantity-tier.ts": {
    "createPricing says the quantity of every line, on the shelf too, and this shop's own shelf has no tiers": [
      "pointsOf: ({ quantityTiers, quantity = 2 }) => {",
    ],
  },
  "rules/select-coupons.ts": {
    "only a cart of nothing is below a minimum of one, and no coupon takes anything off it": [
      "if (totalSoFar(cart) < (minimumMinor ?? 1)) return [];",
    ],
  },
  "rules/unit-run.ts": {
    "numbers of units are compared within a line, and named only where it has two prices": [
      "if (firstMinor === furtherMinor) return [{ first: 2, units: quantity, priceMinor: firstMinor }];",
    ],
  },
  "saving-of-one-more.ts": {
    "a total is the same with reasons, which the vectors of carts see": [
      "const totalOf = (cart: UncheckedCart<string>) => priceCart(cart, terms, true).totalMinor;",
    ],
  },
  "share-by-largest-remainder.ts": {
    "without a broken step it gives 0": [
      "if (broken >= 0n) give(parts.indexOf([...parts].sort(descending)[0] ?? 0n), broken);",
    ],
    "weights twice as large share in the same way": [
      "const sign = weights.some((weight) => weight > 0) ? 2 : -1;",
      "const sign = weights.some((weight) => weight > 0) ? 1 : -2;",
    ],
  },
  "shop/limits.ts": {
    "no price depends on it: it decides when `hasFirstPurchase` is true, which is given; `mutate -- limits` covers it":
      [
        "export const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 60 * 60 + 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 60 + 60 * 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 7 * 24 + 60 * 60 * 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 7 + 24 * 60 * 60 * 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 8 * 24 * 60 * 60 * 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 7 * 25 * 60 * 60 * 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 61 * 60 * 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 60 * 61 * 1000;",
        "export const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 60 * 60 * 1001;",
      ],
  },
  "tax.ts": {
    "there are as many shares as lines; the alternative is for the type check": [
      "for (const [position, [index]] of ofRate.entries()) taxMinor[index] = shares[position] ?? 1;",
    ],
  },
};
