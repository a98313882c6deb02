import type { WirePaymentSession } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { PaymentSession } from "../../payments/payment-provider.ts";
import { buyNow } from "../../use-cases/buy-now.ts";
import { checkoutCart } from "../../use-cases/checkout-cart.ts";
import { findPaymentSession } from "../../use-cases/find-payment-session.ts";
import type { Handlers } from "../call-context.ts";

export const checkoutHandlers: Handlers<"getPaymentSession" | "checkout" | "buyNow"> = {
  getPaymentSession: async (deps, { session, currency }) => {
    if (!session) return fail({ code: "api.loginRequired" });
    return toWire(await findPaymentSession(deps, { userId: session.userId, currency }));
  },
  checkout: async (deps, { session, currency }, request) => {
    if (!session) return fail({ code: "api.loginRequired" });
    const urls = { landingUrl: request.landing_page_url, backlinkUrl: request.backlink_url };
    return toWire(await checkoutCart(deps, { userId: session.userId, currency, ...urls }));
  },
  buyNow: async (deps, { session, currency }, request) => {
    if (!session) return fail({ code: "api.loginRequired" });
    const { products, stop_on_error: stopOnError } = request;
    const urls = { landingUrl: request.landing_page_url, backlinkUrl: request.backlink_url };
    return toWire(await buyNow(deps, { userId: session.userId, currency, products, stopOnError, ...urls }));
  },
};

function toWire(session: Result<PaymentSession>): Result<WirePaymentSession> {
  if (!session.isOk) return session;
  const { id, url, opensIn, embed } = session.value;
  return ok({
    session_id: id,
    cart_url: url,
    ...(opensIn ? { opens_in: opensIn } : {}),
    ...(embed
      ? { client_secret: embed.clientSecret, publishable_key: embed.publishableKey, order_id: embed.orderId }
      : {}),
  });
}
