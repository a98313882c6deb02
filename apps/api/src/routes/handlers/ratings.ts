import { fail, ok, type Result } from "@shop/kernel";
import { listReviews } from "../../use-cases/list-reviews.ts";
import { rateProduct } from "../../use-cases/rate-product.ts";
import { redeemCode } from "../../use-cases/redeem-code.ts";
import type { Handlers } from "../call-context.ts";

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
