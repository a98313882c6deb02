import type { ApiClient, WirePaymentSession } from "@shop/api-client";
import { ok, type Result } from "@shop/kernel";
import type { Agreement, TaxPlace } from "../domain/agreement.ts";
import type { QuantityOfProduct } from "../domain/cart.ts";
import { readWrittenOrder, type WrittenOrder } from "../domain/payment-session.ts";
import type { CheckoutGateway, ReturnPaths } from "../store/ports.ts";
import { readOrderReview } from "./read-order-review.ts";

/** Review, checkout and buy now through the shop's API. Failure in addition to the server's: `checkout.noSessionId`. */
export function createCheckoutGateway(apiClient: Pick<ApiClient, "call">): CheckoutGateway {
  return {
    review: async (purchase, place) => {
      const products = purchase.kind === "buyNow" ? { products: toProducts(purchase.products) } : {};
      const answer = await apiClient.call("reviewOrder", { ...products, ...toPlace(place) });
      return answer.isOk ? ok(readOrderReview(answer.value)) : answer;
    },
    checkout: async (paths, agreement) =>
      read(await apiClient.call("checkout", { ...toUrls(paths), review: toReview(agreement) })),
    buyNow: async (products, paths, agreement) =>
      read(
        await apiClient.call("buyNow", {
          products: toProducts(products),
          ...toUrls(paths),
          stop_on_error: true,
          review: toReview(agreement),
        }),
      ),
  };
}

function read(answer: Result<WirePaymentSession>): Result<WrittenOrder> {
  return answer.isOk ? readWrittenOrder(answer.value) : answer;
}

function toProducts(products: readonly QuantityOfProduct[]) {
  return products.map(({ name, quantity }) => ({ name, quantity }));
}

function toUrls({ back, landing }: ReturnPaths) {
  return { backlink_url: back, landing_page_url: landing };
}

/** Empty fields aren't sent. */
function toPlace({ country, company, vatId }: TaxPlace) {
  return { ...(country && { country }), ...(company && { company }), ...(vatId && { vat_id: vatId }) };
}

function toReview(agreement: Agreement) {
  return {
    total: agreement.totalMinor,
    currency: agreement.currency,
    ...toPlace(agreement),
    starts_now: agreement.startsNow,
    knows_withdrawal_ends: agreement.knowsWithdrawalEnds,
    text_version: agreement.textVersion,
  };
}
