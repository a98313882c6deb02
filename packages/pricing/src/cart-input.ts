import type { CustomerFacts } from "./customer-facts.ts";
import type { Currency } from "./shop/currency.ts";

/** A promotion or a sales window that runs now for a product. Who builds the input decides "now": in the shop, the server's clock. */
export interface Campaign {
  readonly id: string;
  readonly percent: number;
  /** For logged-in shoppers, replaces both the sale and the loyalty discount. Null or absent: loyalty is added to `percent`. */
  readonly loyaltyPercent?: number | null;
  readonly title?: string;
  /** What it may still take off, in minor units. A cart from which it would take more doesn't get it. Null or absent: any amount. */
  readonly budgetMinor?: number | null;
}

/** A bundle's part, with its separate price. */
export interface BundlePart {
  readonly name: string;
  readonly fullPriceMinor: number;
  readonly isOwned: boolean;
}

/** The parts of a bundle, and which of them the shopper already owns. */
export interface Completion {
  readonly parts: readonly BundlePart[];
}

/** What all coupons have. Amounts in minor units of the cart's currency. */
interface CouponTerms {
  readonly code: string;
  /** The minimum cart total before coupons; below it the coupon takes nothing off. Null or absent: no minimum. */
  readonly minimumMinor?: number | null;
  /** The products it is valid for. Null or absent: all. */
  readonly productNames?: readonly string[] | null;
  /** A coupon with a higher priority is considered first. Absent: 0. */
  readonly priority?: number;
  /** It applies alone. */
  readonly isExclusive?: boolean;
  /** No coupon that is considered after it applies. */
  readonly stops?: boolean;
  /** What it may still take off. A cart from which it would take more doesn't get it. Null or absent: any amount. */
  readonly budgetMinor?: number | null;
}

/** A coupon that its judge (in the shop, the server) has let through: of a percentage, off each unit, or of an amount, off the cart once. */
export type Coupon = CouponTerms &
  (
    | { readonly percent: number; readonly amountMinor?: never }
    | { readonly amountMinor: number; readonly percent?: never }
  );

/** What all offers have: a discount for the whole cart that needs no code. Amounts in minor units of the cart's currency. */
interface OfferTerms {
  readonly id: string;
  /** How the trail names it. Absent: by its id. */
  readonly title?: string;
  /** What it may still take off. A cart from which it would take more doesn't get it. Null or absent: any amount. */
  readonly budgetMinor?: number | null;
}

/** Something off a cart that reaches an amount. */
export type MinimumSpendOffer = OfferTerms & {
  readonly kind: "minimumSpend";
  /** The cart's total before offers of this kind and coupons. */
  readonly minimumMinor: number;
} & (
    | { readonly percent: number; readonly amountMinor?: never }
    | { readonly amountMinor: number; readonly percent?: never }
  );

/** For every `buyQuantity` units of some products, `getQuantity` units of some products at `percent` off: 100 gives them away. */
export type BuyXGetYOffer = OfferTerms & {
  readonly kind: "buyXGetY";
  readonly buyQuantity: number;
  /** Null or absent: any product. */
  readonly buyNames?: readonly string[] | null;
  readonly getQuantity: number;
  readonly getNames?: readonly string[] | null;
  readonly percent: number;
};
export type Offer = MinimumSpendOffer | BuyXGetYOffer;

/** The inputs of one unit's price. Amounts in minor units of the shopper's currency. */
export interface UnitInput {
  readonly fullPriceMinor: number;
  /** The percentage of the product's own sale. Null or absent: there is none. */
  readonly salePercent?: number | null;
  /** A price that the catalogue states directly instead of a percentage; charged as stated. */
  readonly statedPriceMinor?: number | null;
  readonly campaigns?: readonly Campaign[];
  /** For a bundle, if the shopper's owned parts are known. */
  readonly completion?: Completion | null;
  /** The percentage from so many units on; the most that the quantity reaches applies. */
  readonly quantityTiers?: ReadonlyArray<{ readonly minimumQuantity: number; readonly percent: number }>;
  /** The percentage for each group of customers; the most that the shopper's groups give applies. */
  readonly groupDiscounts?: ReadonlyArray<{ readonly group: string; readonly percent: number }>;
}

/** What pricing needs to know of one line. */
export interface CartLineInput extends UnitInput {
  readonly name: string;
  readonly quantity: number;
}

/** Who buys, as far as the price goes. A fact that is absent changes no price. */
export interface Shopper<Code extends string = Currency> extends Partial<CustomerFacts> {
  readonly currency: Code;
  readonly isLoggedIn: boolean;
  /** The groups of customers that the account belongs to. */
  readonly groups?: readonly string[];
}

/** All that a cart's price depends on, before it is checked. Plain JSON: the server sends it, the browser prices the same. */
export interface UncheckedCart<Code extends string = Currency> extends Shopper<Code> {
  readonly lines: readonly CartLineInput[];
  readonly coupons?: readonly Coupon[];
  readonly offers?: readonly Offer[];
}

declare const isChecked: unique symbol;

/** A cart that `parseCartInput` has checked, the only way to create one. Exists only for the type check. */
export type CartInput<Code extends string = Currency> = UncheckedCart<Code> & { readonly [isChecked]: true };
