import type { AnswerOf, Operations, WireProductDetails } from "@shop/api-client/contract";
import type { Product } from "@shop/catalog";
import { dayInWords, formatMessage, type Locale } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { SPELLINGS } from "../../messages/spellings.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { withinTime } from "../../request/within-time.server.ts";
import { DETAILS_WAIT_MS, REVIEWS_PER_PAGE } from "./limits.ts";
import { productDetailTexts } from "./messages/index.ts";
import { REVIEW_ORDERS, type ReviewPlace, reviewSearch } from "./review-place.ts";

export interface ShownReview {
  readonly id: string;
  readonly stars: number;
  /** `4 of 5 stars`. */
  readonly starsInWords: string;
  readonly name: string;
  readonly date: string | null;
  readonly day: string | null;
  readonly comment: string | null;
  /** Null where the shop doesn't know that the author owns the product. */
  readonly owner: string | null;
}

export interface StarCount {
  readonly stars: number;
  readonly label: string;
  readonly count: number;
}

interface ReviewLink {
  readonly href: string;
  readonly title: string;
}

/** A product's ratings and one page of its reviews, in words. */
export interface ProductReviews {
  readonly title: string;
  /** The mean and the count, as a sentence; or that there are none. */
  readonly summary: string;
  /** The most stars first; empty while nobody has rated. */
  readonly histogram: readonly StarCount[];
  readonly sorts: ReadonlyArray<ReviewLink & { readonly isCurrent: boolean }>;
  readonly sortLabel: string;
  readonly reviews: readonly ShownReview[];
  readonly pages: {
    readonly label: string;
    readonly place: string;
    readonly previous: ReviewLink | null;
    readonly next: ReviewLink | null;
  } | null;
  /** Why there are no reviews, though there are ratings. */
  readonly failed: string | null;
}

type Answer = AnswerOf<Operations["getReviews"]>;
type Rated = Pick<Product, "name" | "type" | "rating">;

/** One page of a product's reviews; null while it can't be loaded, and then the page isn't cached. Source: ROUTE-06, CAT-05. */
export async function loadReviews(
  context: Readonly<RouterContextProvider>,
  { name, type, rating }: Rated,
  { order, page }: ReviewPlace,
): Promise<Answer["reviews"] | null> {
  if (type === "other" || !rating || rating.numRatings === 0) return [];
  const { api, clock, missing, reportError } = context.get(storefrontContext);
  // The page has waited for the catalogue already.
  if (missing.has("catalogue")) return null;
  const request = { product_name: name, count: REVIEWS_PER_PAGE, sort: order, page };
  const answer = await withinTime(api.call("getReviews", request), {
    clock,
    waitMs: DETAILS_WAIT_MS,
    failure: { code: "catalog.unavailable" },
  });
  if (answer.isOk) return answer.value.reviews;
  missing.add("reviews");
  reportError(new Error(`The reviews of ${name} are unavailable (${answer.failure.code}).`));
  return null;
}

/** The ratings in the page's language; null for a service, which can't be rated. */
export function productReviews(
  product: Rated,
  given: { readonly reviews: Answer["reviews"] | null; readonly stars: WireProductDetails["stars"] },
  place: ReviewPlace,
  locale: Locale,
): ProductReviews | null {
  if (product.type === "other") return null;
  const texts = productDetailTexts[locale];
  const { rating } = product;
  const shared = { title: texts.reviewsTitle, sortLabel: texts.reviewsSort };
  if (!rating || rating.numRatings === 0) {
    return { ...shared, summary: texts.reviewsNone, histogram: [], sorts: [], reviews: [], pages: null, failed: null };
  }
  const format = new Intl.NumberFormat(SPELLINGS[locale], { maximumFractionDigits: 1 });
  const { numRatings } = rating;
  const params = {
    ...{ rating: format.format(rating.rating), count: numRatings },
    reviews: format.format(numRatings),
  };
  return {
    ...shared,
    summary: formatMessage(texts.reviewsMean, params, locale),
    histogram: given.stars.map((count, index) => toStarCount(index + 1, count, locale)).reverse(),
    sorts: REVIEW_ORDERS.map((order) => ({
      title: texts[`reviews_${order}`],
      href: reviewSearch({ order, page: 1 }),
      isCurrent: order === place.order,
    })),
    reviews: (given.reviews ?? []).map((review) => toShownReview(review, locale)),
    pages: pagesOf(place, Math.ceil(rating.numRatings / REVIEWS_PER_PAGE), locale),
    failed: given.reviews === null ? texts.reviewsFailed : null,
  };
}

function toStarCount(stars: number, count: number, locale: Locale): StarCount {
  return { stars, label: formatMessage(productDetailTexts[locale].reviewsStars, { count: stars }, locale), count };
}

function pagesOf(place: ReviewPlace, count: number, locale: Locale): ProductReviews["pages"] {
  if (count < 2) return null;
  const texts = productDetailTexts[locale];
  const to = (page: number, title: string) => ({ href: reviewSearch({ ...place, page }), title });
  return {
    label: texts.reviewsPages,
    place: formatMessage(texts.reviewsPage, { page: place.page, count }, locale),
    previous: place.page > 1 ? to(place.page - 1, texts.reviewsPrevious) : null,
    next: place.page < count ? to(place.page + 1, texts.reviewsNext) : null,
  };
}

function toShownReview(review: Answer["reviews"][number], locale: Locale): ShownReview {
  const texts = productDetailTexts[locale];
  const date = review.created_at ?? null;
  return {
    id: String(review.id),
    stars: review.rating,
    starsInWords: formatMessage(texts.reviewsStarsOf, { stars: review.rating }, locale),
    name: review.name || texts.reviewsUnnamed,
    date,
    day: date && dayInWords(locale, date),
    comment: review.comment || null,
    owner: review.is_owner ? texts.reviewsOwner : null,
  };
}
