import type { Currency } from "@shop/pricing";
import type { Product, ProductPrice } from "./product.ts";
import { productPath } from "./product-path.ts";

/** Where and when a list of products was made. */
export interface ProductsPrint {
  readonly shop: string;
  /** BCP 47: the language of the texts. */
  readonly language: string;
  /** ISO 8601. */
  readonly exportedAt: string;
  /** The full address of a path of the shop. */
  readonly addressOf: (path: string) => string;
}

/** An amount in minor units, in the currency itself: every currency's minor unit is a hundredth, also that of the yen. */
const MINOR_PER_UNIT = 100;

/**
 * The public products as the text of a JSON file that people can read. Amounts are in the currency itself (49.9), and `current` is what a
 * visitor pays. Only the listed fields are written: what a product says about a customer isn't one of them. Source: SHELL-12.
 */
export function printProducts(products: readonly Product[], { addressOf, ...print }: ProductsPrint): string {
  const shown = products.filter(({ isPublic }) => isPublic).map((product) => entryOf(product, addressOf));
  return `${JSON.stringify({ ...print, products: shown }, null, 2)}\n`;
}

function entryOf(product: Product, addressOf: ProductsPrint["addressOf"]) {
  const { rating } = product;
  return {
    name: product.name,
    type: product.type,
    slug: product.slug,
    address: addressOf(productPath(product)),
    summary: product.shortDesc,
    isForSale: product.isForSale,
    prices: Object.fromEntries((Object.entries(product.prices) as [Currency, ProductPrice][]).map(amountsOf)),
    versions: product.versions,
    includedProducts: product.includedProducts,
    manual: product.manualUrl,
    rating: rating && { stars: rating.rating, count: rating.numRatings },
  };
}

function amountsOf([currency, price]: [Currency, ProductPrice]) {
  const regular = price.fullPriceMinor / MINOR_PER_UNIT;
  return [currency, { regular, current: price.visitorMinor / MINOR_PER_UNIT }] as const;
}
