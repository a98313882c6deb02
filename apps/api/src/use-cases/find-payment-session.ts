import { fail, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { findOrderLines, findWaitingCartOrder } from "../db/repositories/orders.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/payment-provider.ts";
import { readCart } from "./checkout-cart.ts";
import { openPaymentSession } from "./open-payment-session.ts";

/**
 * The session of the unpaid order that the cart, as it is now, has. Once the cart was changed it has none, for
 * the older order's session would ask for another amount. Failures: `checkout.noSession`, `checkout.paymentUnavailable`.
 */
export async function findPaymentSession(
  deps: Deps,
  input: { readonly userId: string; readonly currency: Currency },
): Promise<Result<PaymentSession>> {
  const order = await findWaitingCartOrder(deps.db, input.userId, new Date(deps.clock.nowMs()));
  const { provider_session_id: id, provider_session_url: url } = order ?? {};
  if (!order || !id || !url || order.currency !== input.currency) return fail({ code: "checkout.noSession" });
  const ordered = (await findOrderLines(deps.db, order.id)).map((line) => `${line.product_id} ${line.quantity}`);
  const cart = await readCart(deps, input.userId, input.currency);
  const inCart = (cart?.items ?? []).map((item) => `${item.product.id} ${item.quantity}`);
  const isSame = ordered.sort().join() === inCart.sort().join();
  return isSame ? openPaymentSession(deps, order) : fail({ code: "checkout.noSession" });
}
