import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { reviewSchema } from "../entities/review.ts";
import {
  MAX_COMMENT_LENGTH,
  MAX_PAGE_SIZE,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SEARCH_PAGE,
  MAX_TOKEN_LENGTH,
} from "../limits.ts";
import { blockOfText, lineOfText } from "../text.ts";

const productName = z.lazy(() => lineOfText(MAX_PRODUCT_NAME_LENGTH, 1));
const reviewId = z.lazy(() => z.union([z.int().check(z.minimum(0)), lineOfText(64, 1)]));

export const getReviews = defineOperation({
  name: "product.reviews",
  summary:
    "Reviews of a product, `count` of each: the newest first, those before `review_id`; or the best or the worst first. `page` counts from 1.",
  request: z.lazy(() =>
    z.strictObject({
      product_name: z.optional(z.nullable(productName)),
      review_id: z.optional(z.nullable(reviewId)),
      count: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), 1),
      sort: z.optional(z.enum(["newest", "best", "worst"])),
      page: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_SEARCH_PAGE))),
    }),
  ),
  answer: z.lazy(() => z.looseObject({ reviews: z.array(reviewSchema) })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: ["product.notFound"],
});

/** Zero stars is accepted too, so that the rule can return its own message. */
const stars = z.lazy(() => z.int().check(z.minimum(0), z.maximum(5)));
const rest = () => ({
  mode: z.optional(z.literal("execute")),
  comment: z.optional(z.nullable(blockOfText(MAX_COMMENT_LENGTH))),
  csrf_token: z.string().check(z.maxLength(MAX_TOKEN_LENGTH)),
});

export const rateProduct = defineOperation({
  name: "user.rateProduct",
  summary:
    "Rates a product that the user owns, by `product` and `rating` or `product_name` and `stars`; a later rating replaces the earlier one.",
  request: z.lazy(() =>
    z.pipe(
      z.union([
        z.strictObject({ mode: z.literal("prepare") }),
        z.strictObject({ product: productName, rating: stars, ...rest() }),
        z.strictObject({ product_name: productName, stars, ...rest() }),
      ]),
      z.transform((request) => {
        if (!("stars" in request)) return request;
        const { product_name: product, stars: rating, ...others } = request;
        return { product, rating, ...others };
      }),
    ),
  ),
  answer: z.lazy(() => z.looseObject({ csrf_token: z.optional(z.string()) })),
  actor: "customer",
  tokenPurpose: "rateProduct",
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [
    "rating.starsMissing",
    "rating.commentMissing",
    "product.notOwned",
    "rating.notRateable",
    "rating.tooMany",
  ],
});
