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

/** What the simulator is set to. Plain JSON, so that a link can carry it. */
export interface SimulatedShop {
  readonly rules: readonly string[];
  readonly loyaltyPercent: number;
  readonly firstPurchasePercent: number;
  readonly multiBuyPercent: number;
  readonly capPercent: number;
  readonly rounding: Rounding;
  /** The cart as it was typed: JSON. */
  readonly cart: string;
}

export type Simulated =
  | {
      readonly isOk: true;
      readonly cart: ExplainedCart<string, string>;
      readonly format: (amountMinor: number) => string;
    }
  | { readonly isOk: false; readonly problem: string };

/** Prices the cart as this shop does, or says what is wrong with the shop or the cart. */
export function simulate({ rules, cart, ...terms }: SimulatedShop): Simulated {
  try {
    const chosen = ALL_RULES.filter(({ name }) => rules.includes(name));
    const pricing = createPricing({ ...terms, currencies: SIMULATED_CURRENCIES, rules: chosen });
    const parsed = pricing.parseCartInput(JSON.parse(cart));
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
    // Half a link: the simulator starts as it does without one.
    if (error instanceof SyntaxError || error instanceof URIError) return null;
    throw error;
  }
}

function isShop(value: unknown): value is SimulatedShop {
  const shop = value as Partial<SimulatedShop> | null;
  const numbers = [shop?.loyaltyPercent, shop?.firstPurchasePercent, shop?.multiBuyPercent, shop?.capPercent];
  return (
    Array.isArray(shop?.rules) &&
    typeof shop.cart === "string" &&
    ROUNDINGS.some((rounding) => rounding === shop.rounding) &&
    numbers.every((number) => typeof number === "number")
  );
}
