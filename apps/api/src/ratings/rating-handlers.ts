import { wronglyPrepared } from "../http/checked-before.ts";
import type { Handlers } from "../users/index.ts";
import { listReviews } from "./list-reviews.ts";
import { rateProduct } from "./rate-product.ts";

export const ratingHandlers: Handlers<"getReviews" | "rateProduct"> = {
  getReviews: (deps, _context, request) => listReviews(deps, request),
  rateProduct: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const { product, rating: stars, comment } = request;
    return rateProduct(deps, { userId: context.session?.userId ?? "", product, stars, comment: comment ?? "" });
  },
};
