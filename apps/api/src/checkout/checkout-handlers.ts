import type { Operations, ParsedRequestOf, WirePaymentSession } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { Agreement } from "../orders/index.ts";
import type { PaymentSession } from "../ports/payment-provider.ts";
import type { Handlers } from "../users/index.ts";
import { buyNow } from "./buy-now.ts";
import { checkoutCart } from "./checkout-cart.ts";
import type { PlacedOrder } from "./create-order.ts";
import { findPaymentSession } from "./find-payment-session.ts";
import { reviewOrder } from "./review-order.ts";

export const checkoutHandlers: Handlers<"reviewOrder" | "getPaymentSession" | "checkout" | "buyNow"> = {
  reviewOrder: async (deps, { session, currency, locale }, request) => {
    if (!session) return fail({ code: "api.loginRequired" });
    const place = { country: request.country, company: request.company, vatId: request.vat_id };
    const { userId } = session;
    return reviewOrder(deps, { userId, currency, locale, products: request.products ?? null, place });
  },
  getPaymentSession: async (deps, { session, currency }) => {
    if (!session) return fail({ code: "api.loginRequired" });
    const found = await findPaymentSession(deps, { userId: session.userId, currency });
    return found.isOk ? ok(toWire(found.value)) : found;
  },
  checkout: async (deps, { session, currency }, request) => {
    if (!session) return fail({ code: "api.loginRequired" });
    return toAnswer(await checkoutCart(deps, { userId: session.userId, currency, ...orderOf(request) }));
  },
  buyNow: async (deps, { session, currency }, request) => {
    if (!session) return fail({ code: "api.loginRequired" });
    const { products, stop_on_error: stopOnError } = request;
    const asked = { userId: session.userId, currency, products, stopOnError };
    return toAnswer(await buyNow(deps, { ...asked, ...orderOf(request) }));
  },
};

type OrderRequest = ParsedRequestOf<Operations["checkout"]>;

function orderOf(request: Pick<OrderRequest, "landing_page_url" | "backlink_url" | "review">) {
  return {
    landingUrl: request.landing_page_url,
    backlinkUrl: request.backlink_url,
    agreement: request.review ? toAgreement(request.review) : null,
  };
}

function toAgreement(review: NonNullable<OrderRequest["review"]>): Agreement {
  return {
    totalMinor: review.total,
    currency: review.currency,
    country: review.country,
    company: review.company,
    vatId: review.vat_id,
    startsNow: review.starts_now,
    knowsWithdrawalEnds: review.knows_withdrawal_ends,
    textVersion: review.text_version,
  };
}

function toAnswer(placed: Result<PlacedOrder>): Result<WirePaymentSession> {
  if (!placed.isOk) return placed;
  const order = placed.value;
  return ok(order.kind === "paid" ? { order_id: order.orderId, is_paid: true } : toWire(order.session));
}

function toWire({ id, url, opensIn, embed }: PaymentSession): WirePaymentSession {
  return {
    session_id: id,
    cart_url: url,
    ...(opensIn ? { opens_in: opensIn } : {}),
    ...(embed
      ? { client_secret: embed.clientSecret, publishable_key: embed.publishableKey, order_id: embed.orderId }
      : {}),
  };
}
