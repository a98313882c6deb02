import { createPricing } from "../create-pricing.ts";
import { payByGiftCards } from "../gift-cards.ts";
import type { PricingRule } from "../pricing-config.ts";
import { buyXGetY } from "../rules/buy-x-get-y.ts";
import { customerGroup } from "../rules/customer-group.ts";
import { minimumSpend } from "../rules/minimum-spend.ts";
import { quantityTier } from "../rules/quantity-tier.ts";
import { shareByLargestRemainder } from "../share-by-largest-remainder.ts";
import { parseCartInput, toCartInput } from "../shop/cart-input.ts";
import type { Currency } from "../shop/currency.ts";
import { extractVatPerRate, type TaxedAmount } from "../shop/extract-vat.ts";
import { formatPrice } from "../shop/format-price.ts";
import { parseMoney } from "../shop/parse-money.ts";
import { SHOP_PRICING } from "../shop/preset.ts";
import { explainCart } from "../shop/shop-pricing.ts";
import { addTaxPerRate } from "../tax.ts";
import { badCases, cartCases, shopCases } from "./vector-cases/index.ts";
import type { ShopCase } from "./vector-cases/shop-case.ts";

const RULES = [...SHOP_PRICING.rules, customerGroup, quantityTier, buyXGetY, minimumSpend];
const rules = Object.fromEntries(RULES.map((rule) => [rule.name, rule]));

const FORMATTED: ReadonlyArray<readonly [number, Currency]> = [
  [4900, "EUR"],
  [4999, "EUR"],
  [4905, "EUR"],
  [123_456, "EUR"],
  [0, "EUR"],
  [-4999, "EUR"],
  [4900, "USD"],
  [4999, "USD"],
  [126_910, "USD"],
  [-1, "USD"],
  [650_000, "JPY"],
  [650_050, "JPY"],
  [-650_050, "JPY"],
  [-49, "JPY"],
];

const PARSED: ReadonlyArray<readonly [string, Currency | null]> = [
  ["49€", null],
  ["1.234,56 €", null],
  ["EUR 1,234.56", null],
  ["49,- Euro", null],
  ["$1,234.56", null],
  ["US$ 5", null],
  ["12 dollars", null],
  ["¥6,500", null],
  ["６５００円", null],
  ["6.500 Yen", null],
  ["1'234.50", "EUR"],
  ["49", null],
  ["-5€", null],
  ["¥6.50", null],
  ["49€ or $49", null],
  ["1e5", "EUR"],
  ["0x10", "EUR"],
  ["1.23.4", "EUR"],
  ["1.234,567", "EUR"],
  ["12,34,567.89", "USD"],
  ["4999.5", "EUR"],
  [".99", "EUR"],
  ["49.", "EUR"],
  ["1,23 €", null],
  ["4000000000.01", "EUR"],
  ["4.000.000.000", "EUR"],
  ["NaN", "EUR"],
  ["1.234.56", "EUR"],
  ["0.123€", null],
  ["1€50", null],
  ["1€500", null],
  ["5%", "EUR"],
  ["49,–€", null],
  ["49€ EUR", null],
  ["¥6.00", null],
];

const TAXED: ReadonlyArray<{ readonly currency: Currency; readonly lines: readonly TaxedAmount[] }> = [
  { currency: "EUR", lines: [{ grossMinor: 11_900, rateBasisPoints: 1900 }] },
  { currency: "EUR", lines: [7999, 1990, 4949].map((grossMinor) => ({ grossMinor, rateBasisPoints: 1900 })) },
  {
    currency: "EUR",
    lines: [
      { grossMinor: 4999, rateBasisPoints: 1900 },
      { grossMinor: 1990, rateBasisPoints: 700 },
      { grossMinor: 333, rateBasisPoints: 1900 },
    ],
  },
  { currency: "JPY", lines: [199_000, 169_200].map((grossMinor) => ({ grossMinor, rateBasisPoints: 1000 })) },
  { currency: "USD", lines: [{ grossMinor: 4999, rateBasisPoints: 0 }] },
  { currency: "EUR", lines: [{ grossMinor: 12_345_678_901, rateBasisPoints: 1900 }] },
];

const NET = [
  { stepMinor: 1, rounding: "halfUp", lines: [{ netMinor: 4999, rateBasisPoints: 1900 }] },
  {
    stepMinor: 1,
    rounding: "halfUp",
    lines: [1333, 1333, 1333].map((netMinor) => ({ netMinor, rateBasisPoints: 700 })),
  },
  { stepMinor: 1, rounding: "down", lines: [{ netMinor: 12_345_678_901, rateBasisPoints: 1900 }] },
  {
    stepMinor: 5,
    rounding: "halfEven",
    lines: [
      { netMinor: 1999, rateBasisPoints: 810 },
      { netMinor: 500, rateBasisPoints: 260 },
      { netMinor: 2005, rateBasisPoints: 810 },
    ],
  },
] as const;

const SHARED = [
  { amountMinor: 100, weights: [1, 1, 1], stepMinor: 1 },
  { amountMinor: 7, weights: [100, 117, 100], stepMinor: 1 },
  { amountMinor: 10_050, weights: [300, 300, 500], stepMinor: 100 },
  { amountMinor: 99, weights: [1, 2, 2], stepMinor: 100 },
  { amountMinor: 5, weights: [0, 0], stepMinor: 1 },
  { amountMinor: 5, weights: [3, 0, -2], stepMinor: 1 },
  { amountMinor: 5, weights: [-1, -4], stepMinor: 1 },
  { amountMinor: 5, weights: [0, -4], stepMinor: 1 },
  { amountMinor: 5, weights: [1, -3], stepMinor: 1 },
  { amountMinor: -5, weights: [1, 2], stepMinor: 1 },
  { amountMinor: 0, weights: [], stepMinor: 1 },
];

const GIFT_CARDS = [
  { totalMinor: 5000, cards: [{ code: "A", balanceMinor: 2000 }] },
  {
    totalMinor: 5000,
    cards: [
      { code: "b", balanceMinor: 3000 },
      { code: "C", balanceMinor: 3000 },
      { code: "a", balanceMinor: 500 },
      { code: "empty", balanceMinor: 0 },
    ],
  },
  { totalMinor: 0, cards: [{ code: "A", balanceMinor: 2000 }] },
];

/** What a cart costs in another shop. */
function explainIn(config: ShopCase["config"], input: ShopCase["input"]): unknown {
  const all: Readonly<Record<string, PricingRule>> = rules;
  const chosen = config.rules.map((name) => {
    const rule = all[name];
    if (!rule) throw new Error(`There is no rule ${name}.`);
    return rule;
  });
  const pricing = createPricing({ ...config, rules: chosen });
  const parsed = pricing.parseCartInput(input);
  if (!parsed.isOk) throw new Error(`${parsed.failure.code}: ${JSON.stringify(parsed.failure.params)}`);
  return pricing.explainCart(parsed.value);
}

function failureOf(input: unknown): unknown {
  const parsed = parseCartInput(input);
  return parsed.isOk ? { failure: null } : { failure: parsed.failure.code, field: parsed.failure.params?.field };
}

/** The golden vectors, file by file, as they are published. */
export function buildVectors(): Readonly<Record<string, unknown>> {
  return {
    "carts.json": cartCases.map(({ about, input }) => ({ about, input, expected: explainCart(toCartInput(input)) })),
    "shops.json": shopCases.map(({ about, config, input }) => ({
      about,
      config,
      input,
      expected: explainIn(config, input),
    })),
    "inputs.json": badCases.map(({ about, input }) => ({ about, input, expected: failureOf(input) })),
    "tax.json": NET.map((input) => ({
      input,
      expected: addTaxPerRate(input.lines, { stepMinor: input.stepMinor, rounding: input.rounding }),
    })),
    "shares.json": SHARED.map((input) => ({
      input,
      expected: shareByLargestRemainder(input.amountMinor, input.weights, input.stepMinor),
    })),
    "gift-cards.json": GIFT_CARDS.map((input) => ({ input, expected: payByGiftCards(input.totalMinor, input.cards) })),
    "prices.json": {
      format: FORMATTED.map(([amountMinor, currency]) => ({
        input: { amountMinor, currency },
        expected: formatPrice(amountMinor, currency),
      })),
      parse: PARSED.map(([text, fallback]) => {
        const parsed = parseMoney(text, fallback ?? undefined);
        return { input: { text, fallback }, expected: parsed.isOk ? parsed.value : { failure: parsed.failure.code } };
      }),
    },
    "vat.json": TAXED.map((input) => ({ input, expected: extractVatPerRate(input.lines, input.currency) })),
  };
}
