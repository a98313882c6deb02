/**
 * Changes of @shop/pricing that no golden vector sees: by file, by the reason, and then each line as it is after the change. Most change no
 * result; the others are outside what vectors compare, and the reason says what sees them.
 */
export const UNSEEN_BY_VECTORS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "check-config.ts": {
    "vectors name rules and have no formats; check-config.test.ts sees what isn't a rule or a format": [
      'if (format !== undefined && typeof format === "function")',
      ': (rule.kind === "perUnit" || rule.kind === "perLine") || isFunction(rule.apply);',
      'if (isRule || typeof rule.name === "string") return;',
    ],
  },
  "checks.ts": {
    "the checked copy is equal to what was given; parse-cart-input.test.ts sees that it can't be changed": [
      "if (field in copy) ;",
    ],
  },
  "price-cart.ts": {
    "vectors price what parseCartInput has checked, by the package's own rules; unchecked-input.test.ts sees other totals":
      [
        "if (!isWhole(subtotalMinor, 0) || !isWhole(totalMinor, 0) && totalMinor % stepMinor !== 0) {",
        "if (!isWhole(subtotalMinor, 0) && !isWhole(totalMinor, 0) || totalMinor % stepMinor !== 0) {",
      ],
  },
  "result.ts": {
    "vectors name the code and the field of a failure; parse-cart-input.test.ts sees its value": [
      'if (typeof value !== "number") return value;',
      "return Object(value) === value ? String(value) : typeof value;",
      "return Object(value) !== value ? typeof value : String(value);",
    ],
  },
  "rules/buy-x-get-y.ts": {
    "halving finds the same limit, whichever of two middles it tries first": [
      "const middle = Math.ceil((possible + tooMany) / 2);",
    ],
  },
  "rules/campaign-budget.ts": {
    "without a budget none is exceeded, and all lines stay: only quicker": ["return true;"],
  },
  "rules/quantity-tier.ts": {
    "createPricing says the quantity of every line, on the shelf too, and this shop's own shelf has no tiers": [
      "pointsOf: ({ quantityTiers, quantity = 2 }) => {",
    ],
  },
  "rules/select-coupons.ts": {
    "only a cart of nothing is below a minimum of one, and no coupon takes anything off it": [
      "if (totalSoFar(cart.lines) < (minimumMinor ?? 1)) return [];",
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
    "without a broken step it gives 0": ['const [heaviest] = broken >= 0n ? largest("part") : [];'],
    "the sort of V8 keeps the order of two whose comparison is positive either way": [
      "compare: (left: number, right: number) => number = () => 1,",
    ],
    "weights twice as large share in the same way": [
      "const sign = weights.some((weight) => weight > 0) ? 2 : -1;",
      "const sign = weights.some((weight) => weight > 0) ? 1 : -2;",
    ],
  },
  "shop/extract-vat.ts": {
    "vectors take the VAT out of lines, which are checked; unchecked-input.test.ts sees a single amount": [
      "without checkTaxed(grossMinor, rateBasisPoints);",
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
  "unit-percent.ts": {
    "vectors have no points that aren't numbers; check-config.test.ts sees the name of their rule": [
      "const wrong = terms.pointsRules.find((rule) => (Number.isFinite(rule.pointsOf(line, shopper, terms))));",
    ],
  },
};
