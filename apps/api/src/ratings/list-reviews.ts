import type { AnswerOf, Operations, ParsedRequestOf } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { findPublicProductIdByName, listReviewRows, type ReviewRow } from "./ratings.ts";
import { reviewerName } from "./reviewer-name.ts";

type GetReviews = Operations["getReviews"];

/** A longer id never existed, and a number couldn't represent it exactly. */
const REVIEW_ID = /^\d{1,15}$/;

/**
 * The reviews of one public product, or of each, in the wanted order: `count` of each; if `review_id` is given, those before it. Nothing is before
 * an id that never existed. Changing a rating keeps its position. Failure: `product.notFound`. Source: CAT-05, SAFE-16.
 */
export async function listReviews(
  deps: Deps,
  request: ParsedRequestOf<GetReviews>,
): Promise<Result<AnswerOf<GetReviews>>> {
  const { product_name: name, review_id: reviewId, count, sort: order = "newest", page = 1 } = request;
  const productId = name ? await findPublicProductIdByName(deps.db, name) : null;
  if (name && productId === null) return fail({ code: "product.notFound" });
  if (typeof reviewId === "string" && !REVIEW_ID.test(reviewId)) return ok({ reviews: [] });
  const before = reviewId === null || reviewId === undefined ? null : Number(reviewId);
  const rows = await listReviewRows(deps.db, { productId, before, count, order, skipped: (page - 1) * count });
  return ok({ reviews: rows.map(toWireReview) });
}

function toWireReview(row: ReviewRow) {
  return {
    id: row.position,
    product_name: row.productName,
    rating: row.stars,
    comment: row.comment || null,
    name: reviewerName(row.firstName, row.lastName),
    is_owner: row.isOwner,
    created_at: row.createdAt.toISOString(),
  };
}
