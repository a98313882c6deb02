import type { Product } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { reviewTexts } from "../messages/reviews/index.ts";
import { SPELLINGS } from "../messages/spellings.ts";

/** What a product's page says of its ratings before anybody asks for the reviews. */
export interface ProductReviews {
  readonly product: string;
  readonly title: string;
  /** The mean and how many, as a sentence; or that there are none. */
  readonly summary: string;
  /** The act that fetches the reviews; null where there are none. */
  readonly read: string | null;
  /** In the place of reviews whose part can't be fetched. */
  readonly failed: string;
}

/** The words of a product's ratings, in the page's language; null for a service, which can't be rated. Source: ROUTE-06, CAT-05. */
export function productReviews(of: Pick<Product, "name" | "type" | "rating">, locale: Locale): ProductReviews | null {
  const { name: product, type, rating } = of;
  if (type === "other") return null;
  const { title, none, mean, meanOne, read, failed } = reviewTexts[locale];
  if (!rating || rating.numRatings === 0) return { product, title, summary: none, read: null, failed };
  const format = new Intl.NumberFormat(SPELLINGS[locale], { maximumFractionDigits: 1 });
  const params = { rating: format.format(rating.rating), count: rating.numRatings };
  return { product, title, summary: formatMessage(rating.numRatings === 1 ? meanOne : mean, params), read, failed };
}
