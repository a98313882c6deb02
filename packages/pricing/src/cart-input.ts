import type { Currency } from "./currency.ts";
import type { CustomerFacts } from "./customer-facts.ts";

/** A promotion or a sales window that runs now for a product. Who builds the input decides "now": in the shop, the server's clock. */
export interface Campaign {
  readonly id: string;
  readonly percent: number;
  /** For logged-in shoppers, replaces both the sale and the loyalty discount. Null: loyalty is added to `percent`. */
  readonly loyaltyPercent: number | null;
  readonly title?: string;
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

/** A coupon that its judge (in the shop, the server) has let through. Amounts in minor units of the cart's currency. */
export interface Coupon {
  readonly code: string;
  /** The percentage taken off each unit; null for one with an amount. */
  readonly percent: number | null;
  /** Taken off once, shared among the lines; null for one with a percentage. */
  readonly amountMinor: number | null;
  /** The minimum cart total before coupons; below it the coupon takes nothing off. Null or absent: no minimum. */
  readonly minimumMinor?: number | null;
  /** The products it is valid for; null means all. */
  readonly productNames: readonly string[] | null;
}

/** The inputs of one unit's price. Amounts in minor units of the shopper's currency. */
export interface UnitInput {
  readonly fullPriceMinor: number;
  /** The percentage of the product's own sale, or null if there is none. */
  readonly salePercent: number | null;
  /** A price that the catalogue states directly instead of a percentage; charged as stated. */
  readonly statedPriceMinor?: number | null;
  readonly campaigns?: readonly Campaign[];
  /** For a bundle, if the shopper's owned parts are known. */
  readonly completion?: Completion | null;
}

/** What pricing needs to know of one line. */
export interface CartLineInput extends UnitInput {
  readonly name: string;
  readonly quantity: number;
}

/** Who buys, as far as the price goes. A fact that is absent changes no price. */
export interface Shopper extends Partial<CustomerFacts> {
  readonly currency: Currency;
  readonly isLoggedIn: boolean;
}

/** All that a cart's price depends on. Plain JSON: the server sends it, the browser prices the same. */
export interface CartInput extends Shopper {
  readonly lines: readonly CartLineInput[];
  readonly coupons?: readonly Coupon[];
}
