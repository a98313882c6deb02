import type { WireProduct } from "@shop/api-client/contract";
import type { RatingSum } from "./ratings.ts";

const STEPS_OF_A_STAR = 10;

/** The public summary of a product's ratings: their count, and their mean to a tenth of a star; null if there is none. Source: CAT-05. */
export function ratingOf(sum: RatingSum | undefined): NonNullable<WireProduct["rating"]> | null {
  if (!sum || sum.count === 0) return null;
  const rating = Math.round((sum.stars * STEPS_OF_A_STAR) / sum.count) / STEPS_OF_A_STAR;
  return { num_ratings: sum.count, rating, user_has_rated: false };
}
