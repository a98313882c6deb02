import { isFree, type Product, productPath } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { CURRENCIES, type Currency, priceUnit, smallestStepMinor } from "@shop/pricing";
import { fileAddress, pageAddress, type Site } from "../../head/page-address.ts";

const MINOR_DIGITS = 2;
const BEST_RATING = 5;

/**
 * A product for search engines (schema.org Product). One offer for each currency that its page can show, each at a visitor's price: the
 * loyalty discount is personal and not included. `priceValidUntil` is left out: the catalogue doesn't say when a sale ends. The rating is
 * present only if somebody has rated.
 */
export function productData(product: Product, site: Site, locale: Locale): object {
  const url = pageAddress(site, productPath(product), locale);
  const { name, shopDesc, shortDesc, featuredMedia } = product;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    sku: name,
    description: shopDesc || shortDesc,
    url,
    brand: { "@type": "Brand", name: site.name },
    ...(featuredMedia && { image: fileAddress(site, featuredMedia.dark) }),
    offers: CURRENCIES.flatMap((currency) => offersIn(currency, product, url)),
    ...ratingOf(product),
  };
}

function offersIn(currency: Currency, product: Product, url: string): readonly object[] {
  const price = product.prices[currency];
  if (!price) return [];
  const priceMinor = priceUnit(price, { currency, isLoggedIn: false });
  // A free product comes with every account and isn't for sale.
  const isThere = product.isForSale || isFree(product);
  const availability = `https://schema.org/${isThere ? "InStock" : "OutOfStock"}`;
  return [{ "@type": "Offer", price: decimalAmount(priceMinor, currency), priceCurrency: currency, availability, url }];
}

/** An amount as machines read it: "49.90", and whole yen. Integers alone, so no float decides a cent. */
export function decimalAmount(amountMinor: number, currency: Currency): string {
  const digits = String(amountMinor).padStart(MINOR_DIGITS + 1, "0");
  const units = digits.slice(0, -MINOR_DIGITS);
  return smallestStepMinor(currency) === 1 ? `${units}.${digits.slice(-MINOR_DIGITS)}` : units;
}

function ratingOf({ rating }: Product): object {
  if (!rating || rating.numRatings < 1) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.rating,
      ratingCount: rating.numRatings,
      bestRating: BEST_RATING,
      worstRating: 1,
    },
  };
}
