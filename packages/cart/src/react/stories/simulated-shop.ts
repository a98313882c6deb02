import {
  buyXGetY,
  campaign,
  createPricing,
  customerGroup,
  type ExplainedCart,
  edu,
  firstPurchase,
  fixedCoupon,
  isoCurrency,
  loyalty,
  minimumSpend,
  multiBuy,
  type PricingRule,
  percentCoupon,
  quantityTier,
  ROUNDINGS,
  type Rounding,
  sale,
} from "@shop/pricing";

/** All rules of the package, in the order in which a shop can have them. */
export const ALL_RULES: readonly PricingRule[] = [
  ...[sale, campaign, loyalty, firstPurchase, edu, customerGroup, quantityTier],
  ...[multiBuy, buyXGetY, percentCoupon, minimumSpend, fixedCoupon],
];
const SIMULATED_CURRENCIES = [
  ...[isoCurrency("EUR"), isoCurrency("USD"), isoCurrency("JPY")],
  ...[isoCurrency("CHF", { stepMinor: 5 }), isoCurrency("KWD")],
];

export interface SimulatedRule {
  readonly name: string;
  readonly isOn: boolean;
}

const PERCENTAGES = ["loyaltyPercent", "firstPurchasePercent", "multiBuyPercent", "capPercent"] as const;

/** What the simulator is set to, as it was typed. Plain JSON, so that a link can carry it. */
export interface SimulatedShop extends Readonly<Record<(typeof PERCENTAGES)[number], string>> {
  /** In the order in which they apply. */
  readonly rules: readonly SimulatedRule[];
  readonly rounding: Rounding;
  /** JSON. */
  readonly cart: string;
}

export type Simulated =
  | {
      readonly isOk: true;
      readonly cart: ExplainedCart<string, string>;
      readonly format: (amountMinor: number) => string;
    }
  | { readonly isOk: false; readonly problem: string };

/** A percentage as it was typed. NaN: it isn't a number. */
export function percentOf(typed: string): number {
  return typed.trim() === "" ? Number.NaN : Number(typed);
}

/** Prices the cart as this shop does, or says what is wrong with the shop or the cart. */
export function simulate(shop: SimulatedShop): Simulated {
  try {
    const pricing = createPricing({
      currencies: SIMULATED_CURRENCIES,
      rules: chosenRules(shop),
      loyaltyPercent: percentOf(shop.loyaltyPercent),
      firstPurchasePercent: percentOf(shop.firstPurchasePercent),
      multiBuyPercent: percentOf(shop.multiBuyPercent),
      capPercent: percentOf(shop.capPercent),
      rounding: shop.rounding,
    });
    const parsed = pricing.parseCartInput(JSON.parse(shop.cart));
    if (!parsed.isOk) {
      const { code, params } = parsed.failure;
      return { isOk: false, problem: `${code}: ${params?.field ?? ""} is ${params?.value ?? ""}` };
    }
    const { currency } = parsed.value;
    const format = (amountMinor: number) => pricing.formatPrice(amountMinor, currency);
    return { isOk: true, cart: pricing.explainCart(parsed.value), format };
  } catch (error) {
    // A cart that isn't JSON, or a configuration that can't be right: both say what it is.
    if (error instanceof SyntaxError || error instanceof RangeError) return { isOk: false, problem: error.message };
    throw error;
  }
}

function chosenRules({ rules }: SimulatedShop): readonly PricingRule[] {
  const chosen = rules.filter(({ isOn }) => isOn);
  return chosen.flatMap(({ name }) => ALL_RULES.filter((rule) => rule.name === name));
}

/** The part of an address that carries a shop. */
export function toHash(shop: SimulatedShop): string {
  return `#shop=${encodeURIComponent(JSON.stringify(shop))}`;
}

/** The shop that an address carries, or null. */
export function fromHash(hash: string): SimulatedShop | null {
  const [, carried] = /^#shop=(.+)$/.exec(hash) ?? [];
  if (carried === undefined) return null;
  try {
    const shop: unknown = JSON.parse(decodeURIComponent(carried));
    return isShop(shop) ? shop : null;
  } catch (error) {
    // Half a link: the simulator says so.
    if (error instanceof SyntaxError || error instanceof URIError) return null;
    throw error;
  }
}

function isShop(value: unknown): value is SimulatedShop {
  const shop = value as Partial<SimulatedShop> | null;
  return (
    Array.isArray(shop?.rules) &&
    shop.rules.every(isRule) &&
    ROUNDINGS.some((rounding) => rounding === shop.rounding) &&
    [...PERCENTAGES, "cart" as const].every((field) => typeof shop[field] === "string")
  );
}

function isRule(value: unknown): value is SimulatedRule {
  const rule = value as Partial<SimulatedRule> | null;
  return ALL_RULES.some(({ name }) => name === rule?.name) && typeof rule?.isOn === "boolean";
}
