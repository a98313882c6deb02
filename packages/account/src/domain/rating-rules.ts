import { fail, ok, type Result } from "@shop/kernel";

/** The maximum number of stars for a product. One is the minimum; zero means no rating was given. */
export const MAX_STARS = 5;

/** A customer's rating of a product. */
export interface Rating {
  /** 1 to 5; 0 means none yet. */
  readonly stars: number;
  readonly comment: string;
}

/**
 * Whether a rating can be sent, its comment trimmed as it is sent. Browser and server call this same function. Failures,
 * in this order: `rating.starsMissing`, `rating.commentMissing` (if the caller requires one). Source: ACCT-10.
 */
export function checkRating(
  rating: Rating,
  options: { readonly isCommentRequired?: boolean | undefined } = {},
): Result<Rating> {
  const { stars } = rating;
  if (!Number.isInteger(stars) || stars < 1 || stars > MAX_STARS) return fail({ code: "rating.starsMissing" });
  const comment = rating.comment.trim();
  if (options.isCommentRequired && !comment) return fail({ code: "rating.commentMissing" });
  return ok({ stars, comment });
}
