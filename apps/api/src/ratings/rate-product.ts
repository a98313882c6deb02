import { checkRating } from "@shop/account";
import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import { findFirstOwnedLicence } from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { putRating } from "./ratings.ts";

interface RatingInput {
  readonly userId: string;
  readonly product: string;
  readonly stars: number;
  readonly comment: string;
}

/**
 * Rates a product that the user owns now; a later rating replaces the earlier one. The response is the same for a product that doesn't
 * exist and one that isn't owned. Failures: `rating.starsMissing`, `product.notOwned`, `rating.notRateable`.
 * Source: ACCT-10, SAFE-06.
 */
export async function rateProduct(deps: Deps, input: RatingInput): Promise<Result<Record<string, never>>> {
  const rating = checkRating(input);
  if (!rating.isOk) return rating;
  const licence = await findFirstOwnedLicence(deps.db, input.userId, { name: input.product });
  if (!licence) return fail({ code: "product.notOwned" });
  if (!licence.canBeRated) return fail({ code: "rating.notRateable" });
  const { stars, comment } = rating.value;
  await putRating(deps.db, {
    id: randomUuid(deps.random),
    userId: input.userId,
    productId: licence.productId,
    ...{ stars, comment, now: new Date(deps.clock.nowMs()) },
  });
  return ok({});
}
