import type { ApiClient } from "@shop/api-client";
import type { WireReview } from "@shop/api-client/contract";
import { ok } from "@shop/kernel";
import type { AccountGateway, ProductReview } from "../store/ports.ts";

/** The operations on products that are owned, or about to be, through the shop's API. */
export function createOwnedGateways(
  client: Pick<ApiClient, "call" | "callSecured">,
): Pick<AccountGateway, "redeem" | "rating" | "reviews" | "licences"> {
  return {
    redeem: {
      redeem: async (redeem_code) => {
        const answer = await client.callSecured("redeemProduct", (csrf_token) => ({
          mode: "execute",
          csrf_token,
          redeem_code,
        }));
        if (!answer.isOk) return answer;
        return ok((answer.value.products ?? []).map((given) => (typeof given === "string" ? given : given.name)));
      },
    },
    rating: {
      rate: async ({ product, stars, comment }) => {
        const answer = await client.callSecured("rateProduct", (csrf_token) => ({
          mode: "execute",
          csrf_token,
          product,
          rating: stars,
          comment,
        }));
        return answer.isOk ? ok(undefined) : answer;
      },
    },
    reviews: {
      list: async (product_name, review_id, count) => {
        const answer = await client.call("getReviews", { product_name, review_id, count });
        return answer.isOk ? ok(answer.value.reviews.map(toReview)) : answer;
      },
    },
    licences: createLicenceGateway(client),
  };
}

function createLicenceGateway(client: Pick<ApiClient, "call">): AccountGateway["licences"] {
  return {
    transfer: async ({ product, licenceId: license_id, recipientEmail: recipient_email }) => {
      const answer = await client.call("transferLicence", { product, license_id, recipient_email });
      return answer.isOk ? ok(undefined) : answer;
    },
    release: async ({ licenceId: license_id, activationId: activation_id }) => {
      const answer = await client.call("releaseActivation", { license_id, activation_id });
      return answer.isOk ? ok(undefined) : answer;
    },
    getFree: async (product) => {
      const answer = await client.call("getFreeProduct", { product });
      return answer.isOk ? ok(undefined) : answer;
    },
  };
}

function toReview(wire: WireReview): ProductReview {
  return {
    id: wire.id,
    productName: wire.product_name,
    stars: wire.rating,
    comment: wire.comment ?? null,
    name: wire.name ?? null,
    createdAt: wire.created_at ?? null,
  };
}
