import {
  type Completion,
  type Currency,
  type CustomerFacts,
  missingParts,
  priceUnit,
  type Shopper,
  saleOf,
} from "@shop/pricing";
import { completionOf } from "./completion-of.ts";
import { priceIn } from "./price-in.ts";
import type { Product, ProductCampaign, ProductPrice } from "./product.ts";

/** The shelf's view of a product's price in one currency: what the cart charges for a unit, and why. */
export interface ShelfPrice {
  readonly priceMinor: number;
  /** The percentage shown as the sale; 0 for none. */
  readonly salePercent: number;
  /** The campaign behind the sale; null for the product's own sale, and for none. */
  readonly campaign: ProductCampaign | null;
  /** For a bundle of which the shopper owns some but not all parts; otherwise null. */
  readonly completion: Completion | null;
  /** The title of the page's offer, if the price includes it. */
  readonly offerTitle?: string;
}

/** The parts of a product that a shelf needs. */
export type ProductOnShelf = Pick<Product, "prices"> & Partial<Pick<Product, "includedProducts">>;

/** The prices of one customer. Created again when the customer's data or the catalogue has changed. */
export interface PersonalShelf {
  priceOf(product: ProductOnShelf, currency: Currency): ShelfPrice;
}

export interface Customer extends CustomerFacts {
  readonly ownedNames: ReadonlySet<string>;
  /** The catalogue, for the prices of bundles' parts. */
  readonly products: ReadonlyArray<Pick<Product, "name" | "prices">>;
}

/** A shelf that shows a customer what the cart charges them. Sources: PRICE-05, PRICE-06, PRICE-08, PRICE-11, CAT-09. */
export function createPersonalShelf(customer: Customer): PersonalShelf {
  const { ownedNames, products, ...facts } = customer;
  return {
    priceOf: ({ prices, includedProducts = [] }, wanted) => {
      const { currency, price } = priceIn(prices, wanted);
      const completion = completionOf({ includedProducts }, products, ownedNames, currency);
      return shelfPrice(price, { currency, isLoggedIn: true, ...facts }, completion);
    },
  };
}

/** The shelf price for any shopper, logged in or not. */
export function shelfPrice(
  price: Pick<ProductPrice, "fullPriceMinor" | "salePercent" | "statedPriceMinor" | "campaigns">,
  shopper: Shopper,
  completion: Completion | null = null,
): ShelfPrice {
  const line = { ...price, completion };
  const isStated = price.statedPriceMinor !== null;
  const sale = saleOf(line, shopper);
  return {
    priceMinor: priceUnit(line, shopper),
    salePercent: isStated ? 0 : sale.percent,
    campaign: isStated ? null : (price.campaigns.find(({ id }) => id === sale.campaign?.id) ?? null),
    completion: missingParts(line) ? completion : null,
  };
}
