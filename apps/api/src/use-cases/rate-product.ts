import { checkRating } from "@shop/auth-ui";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import { findFirstOwnedLicence } from "../db/repositories/owned-licences.ts";
import { takePoint } from "../db/repositories/rate-limits.ts";
import { putRating } from "../db/repositories/ratings.ts";
import type { Deps } from "../deps.ts";
import { RATINGS } from "../limits.ts";

interface RatingInput {
  readonly userId: string;
  readonly product: string;
  readonly stars: number;
  readonly comment: string;
}

/**
 * Rates a product that the user owns now; a later rating takes the place of the former. A product that doesn't exist and one that isn't
 * owned answer alike. Failures: `rating.starsMissing`, `product.notOwned`, `rating.notRateable`, `rating.tooMany`.
 * Source: ACCT-10, SAFE-06, SAFE-20.
 */
export async function rateProduct(deps: Deps, input: RatingInput): Promise<Result<Record<string, never>>> {
  const rating = checkRating(input);
  if (!rating.isOk) return rating;
  const licence = await findFirstOwnedLicence(deps.db, input.userId, { name: input.product });
  if (!licence) return fail({ code: "product.notOwned" });
  if (!licence.canBeRated) return fail({ code: "rating.notRateable" });
  const nowMs = deps.clock.nowMs();
  if (!(await takePoint(deps.db, `rating:${input.userId}`, RATINGS, nowMs))) return fail({ code: "rating.tooMany" });
  const { stars, comment } = rating.value;
  await putRating(deps.db, {
    id: randomUuid(deps.random),
    userId: input.userId,
    productId: licence.productId,
    ...{ stars, comment, now: new Date(nowMs) },
  });
  return ok({});
}
