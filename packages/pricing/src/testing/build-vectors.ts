import { isDeepStrictEqual } from "node:util";
import type { UncheckedCart } from "../cart-input.ts";
import { createPricing, type Pricing } from "../create-pricing.ts";
import type { CurrencyTerms } from "../currency-terms.ts";
import { payByGiftCards } from "../gift-cards.ts";
import { PRICE_RULES, stepKind } from "../price-rules.ts";
import type { PriceStep } from "../price-step.ts";
import type { PricingRule } from "../pricing-config.ts";
import type { Result } from "../result.ts";
import { buyXGetY } from "../rules/buy-x-get-y.ts";
import { customerGroup } from "../rules/customer-group.ts";
import { minimumSpend } from "../rules/minimum-spend.ts";
import { quantityTier } from "../rules/quantity-tier.ts";
import { shareByLargestRemainder } from "../share-by-largest-remainder.ts";
import { parseCartInput, toCartInput } from "../shop/cart-input.ts";
import { defaultCurrency, isCurrency } from "../shop/currency.ts";
import { extractVatPerRate } from "../shop/extract-vat.ts";
import { formatPrice } from "../shop/format-price.ts";
import { parseMoney } from "../shop/parse-money.ts";
import { parsePrice } from "../shop/parse-price.ts";
import { SHOP_PRICING } from "../shop/preset.ts";
import { explainCart, priceCart } from "../shop/shop-pricing.ts";
import { addTaxPerRate } from "../tax.ts";
import * as cases from "./vector-cases/index.ts";
import type { SavingCase } from "./vector-cases/savings.ts";
import type { ShelfCase } from "./vector-cases/shelf.ts";
import type { ShopCase } from "./vector-cases/shop-case.ts";

const RULES = [...SHOP_PRICING.rules, customerGroup, quantityTier, buyXGetY, minimumSpend];
const rules: Readonly<Record<string, PricingRule>> = Object.fromEntries(RULES.map((rule) => [rule.name, rule]));

function createShop(config: ShopCase["config"]): Pricing<string, string> {
  // A name without a rule gives undefined, which createPricing refuses.
  return createPricing({ ...config, rules: config.rules.map((name) => rules[name] as PricingRule) });
}

function accepted<Value>(parsed: Result<Value>): Value {
  if (parsed.isOk) return parsed.value;
  throw new Error(`${parsed.failure.code}: ${JSON.stringify(parsed.failure.params)}`);
}

/** What a cart of this shop costs, and why. Pricing without the reasons has to give the same. */
function explain(input: UncheckedCart): unknown {
  const cart = toCartInput(input);
  return withoutReasons(explainCart(cart), priceCart(cart));
}

/** The same in another shop. */
function explainIn({ config, input }: ShopCase): unknown {
  const shop = createShop(config);
  const cart = accepted(shop.parseCartInput(input));
  return withoutReasons(shop.explainCart(cart), shop.priceCart(cart));
}

function withoutReasons<Explained extends { readonly lines: readonly object[] }>(
  explained: Explained,
  priced: object,
): Explained {
  const lines = explained.lines.map((line) => ({ ...line, trail: undefined }));
  const isSame = isDeepStrictEqual(
    JSON.parse(JSON.stringify({ ...explained, lines })),
    JSON.parse(JSON.stringify(priced)),
  );
  if (!isSame) throw new Error("A cart costs something else with reasons than without.");
  return explained;
}

function shelfOf({ config, input: { line, shopper } }: ShelfCase): unknown {
  const shop = createShop(config);
  const trail: PriceStep<string>[] = [];
  const priceMinor = shop.priceUnit(line, shopper, trail);
  const { percent, campaign } = shop.saleOf(line, shopper);
  const sale = { percent, campaign: campaign?.id ?? null };
  return { priceMinor, percent: shop.unitPercent(line, shopper), sale, trail };
}

function savingOf({ config, input: { cart, name } }: SavingCase): unknown {
  const shop = createShop(config);
  return shop.savingOfOneMore(accepted(shop.parseCartInput(cart)), name);
}

function failureOf(input: unknown): unknown {
  const parsed = parseCartInput(input);
  return parsed.isOk ? { failure: null } : { failure: parsed.failure.code, field: parsed.failure.params?.field };
}

/** Whether a configuration is accepted. */
function isAccepted(config: ShopCase["config"]): boolean {
  return orNull(() => createShop(config)) !== null;
}

/** What is computed; null if it is a mistake to ask for it. */
function orNull<Value>(compute: () => Value): Value | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function parsedAs<Value>(parsed: Result<Value>): unknown {
  return parsed.isOk ? parsed.value : { failure: parsed.failure.code };
}

function shopWith(currencies: readonly CurrencyTerms[]): Pricing<string, never> {
  return createPricing({ currencies, rules: [], capPercent: 0, rounding: "halfUp" });
}

/** Prices as text, by the function that writes or reads them. */
function buildPrices(): Readonly<Record<string, unknown>> {
  const currencies = cases.CURRENCIES_OF_OTHERS;
  const others = shopWith(currencies);
  return {
    format: cases.formatCases.map(([amountMinor, currency]) => ({
      input: { amountMinor, currency },
      expected: orNull(() => formatPrice(amountMinor, currency)),
    })),
    formatIn: cases.formatInCases.map(([amountMinor, currency]) => ({
      input: { amountMinor, currency, currencies },
      expected: orNull(() => others.formatPrice(amountMinor, currency)),
    })),
    parse: cases.parseCases.map(([text, fallback]) => ({
      input: { text, fallback },
      expected: parsedAs(parseMoney(text as string, fallback ?? undefined)),
    })),
    parseIn: cases.parseInCases.map(([text, currency]) => ({
      input: { text, currency, currencies },
      expected: parsedAs(others.parsePrice(text as string, currency)),
    })),
    parsePrice: cases.parsePriceCases.map((value) => ({ input: { value }, expected: parsedAs(parsePrice(value)) })),
    isCurrency: cases.currencyCases.map(([value, given]) => ({
      input: { value, currencies: given },
      expected: given ? shopWith(given).isCurrency(value) : isCurrency(value),
    })),
    defaultCurrency: cases.languageCases.map((languages) => ({
      input: { languages },
      expected: defaultCurrency(languages ?? undefined),
    })),
  };
}

/** The golden vectors, file by file, as they are published. */
export function buildVectors(): Readonly<Record<string, unknown>> {
  return {
    "carts.json": cases.cartCases.map((one) => ({ ...one, expected: explain(one.input) })),
    "shops.json": cases.shopCases.map((one) => ({ ...one, expected: explainIn(one) })),
    "shelf.json": cases.shelfCases.map((one) => ({ ...one, expected: orNull(() => shelfOf(one)) })),
    "savings.json": cases.savingCases.map((one) => ({ ...one, expected: savingOf(one) })),
    "configs.json": cases.configCases.map(({ about, config }) => ({
      about,
      input: config,
      expected: { isAccepted: isAccepted(config) },
    })),
    "inputs.json": [...cases.badCases, ...cases.badFieldCases].map((one) => ({
      ...one,
      expected: failureOf(one.input),
    })),
    "steps.json": PRICE_RULES.map((rule) => ({ input: { rule }, expected: stepKind(rule) })),
    "tax.json": cases.netCases.map((input) => ({
      input,
      expected: orNull(() => addTaxPerRate(input.lines, input)),
    })),
    "shares.json": cases.sharedCases.map((input) => ({
      input,
      expected: shareByLargestRemainder(input.amountMinor, input.weights, input.stepMinor),
    })),
    "gift-cards.json": cases.giftCardCases.map((input) => ({
      input,
      expected: orNull(() => payByGiftCards(input.totalMinor, input.cards)),
    })),
    "prices.json": buildPrices(),
    "vat.json": cases.taxedCases.map((input) => ({
      input,
      expected: orNull(() => extractVatPerRate(input.lines, input.currency)),
    })),
  };
}
