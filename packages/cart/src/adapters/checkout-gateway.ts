import type { ApiClient, WirePaymentSession } from "@shop/api-client";
import type { Result } from "@shop/kernel";
import { type PaymentSession, readPaymentSession } from "../domain/payment-session.ts";
import type { CheckoutGateway } from "../store/ports.ts";

/** Checkout and buy now by the shop's API. Failure besides the server's: `checkout.noSessionId`. */
export function createCheckoutGateway(apiClient: Pick<ApiClient, "call">): CheckoutGateway {
  return {
    checkout: async ({ back, landing }) =>
      read(await apiClient.call("checkout", { backlink_url: back, landing_page_url: landing })),
    buyNow: async (products, { back, landing }) =>
      read(
        await apiClient.call("buyNow", {
          products: products.map(({ name, quantity }) => ({ name, quantity })),
          backlink_url: back,
          landing_page_url: landing,
          stop_on_error: true,
        }),
      ),
  };
}

function read(answer: Result<WirePaymentSession>): Result<PaymentSession> {
  return answer.isOk ? readPaymentSession(answer.value) : answer;
}
