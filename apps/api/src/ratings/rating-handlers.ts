import { fail, ok, type Result } from "@shop/kernel";
import type { Handlers } from "../http/call-context.ts";
import { redeemCode } from "../licences/redeem-code.ts";
import { listReviews } from "./list-reviews.ts";
import { rateProduct } from "./rate-product.ts";

export const ratingHandlers: Handlers<"redeemProduct" | "getReviews" | "rateProduct"> = {
  redeemProduct: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const code = request.redeem_code;
    const redeemed = await redeemCode(deps, { userId: context.session?.userId ?? "", address: context.address, code });
    return redeemed.isOk ? ok({ products: redeemed.value }) : redeemed;
  },
  getReviews: (deps, _context, request) => listReviews(deps, request),
  rateProduct: async (deps, context, request) => {
    if (request.mode === "prepare") return wronglyPrepared();
    const { product, rating: stars, comment } = request;
    return rateProduct(deps, { userId: context.session?.userId ?? "", product, stars, comment: comment ?? "" });
  },
};

/** The pipeline answers every prepare call itself; the types can't know. */
function wronglyPrepared(): Result<never> {
  return fail({ code: "api.badRequest", params: { path: "mode" } });
}
