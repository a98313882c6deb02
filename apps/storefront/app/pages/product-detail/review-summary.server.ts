import type { Product } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { SPELLINGS } from "../../messages/spellings.ts";
import { productDetailTexts } from "./messages/index.ts";

/** A product page's rating texts before the reviews are requested. */
export interface ProductReviews {
  readonly product: string;
  readonly title: string;
  /** The mean and the count, as a sentence; or that there are none. */
  readonly summary: string;
  /** The label of the action that fetches the reviews; null if there are none. */
  readonly read: string | null;
  /** Shown instead of reviews whose code can't be fetched. */
  readonly failed: string;
}

/** The texts about a product's ratings, in the page's language; null for a service, which can't be rated. Source: ROUTE-06, CAT-05. */
export function productReviews(of: Pick<Product, "name" | "type" | "rating">, locale: Locale): ProductReviews | null {
  const { name: product, type, rating } = of;
  if (type === "other") return null;
  const texts = productDetailTexts[locale];
  const { reviewsTitle: title, reviewsFailed: failed } = texts;
  if (!rating || rating.numRatings === 0) return { product, title, summary: texts.reviewsNone, read: null, failed };
  const format = new Intl.NumberFormat(SPELLINGS[locale], { maximumFractionDigits: 1 });
  const { numRatings: count } = rating;
  const params = { rating: format.format(rating.rating), count, reviews: format.format(count) };
  return {
    product,
    title,
    summary: formatMessage(texts.reviewsMean, params, locale),
    read: texts.reviewsRead,
    failed,
  };
}
