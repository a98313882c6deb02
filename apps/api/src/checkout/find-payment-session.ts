import { fail, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { findOrderLines, findWaitingCartOrder, type OrderRow, priceItems } from "../orders/index.ts";
import { openPaymentSession } from "../payments/index.ts";
import type { Deps } from "../ports/deps.ts";
import type { PaymentSession } from "../ports/payment-provider.ts";
import { decideTax, findTaxClaim, readVatRates } from "../vat/index.ts";
import { readCartItems } from "./checkout-cart.ts";

/**
 * The session of the unpaid order for the cart's current contents. After a change of the cart or its price there is none, because the older
 * order's session would charge another amount. Failures: `checkout.noSession`, `checkout.paymentUnavailable`.
 */
export async function findPaymentSession(
  deps: Deps,
  input: { readonly userId: string; readonly currency: Currency },
): Promise<Result<PaymentSession>> {
  const order = await findWaitingCartOrder(deps.db, input.userId, new Date(deps.clock.nowMs()));
  if (!order || order.currency !== input.currency) return fail({ code: "checkout.noSession" });
  return (await isOfCart(deps, order, input)) ? openPaymentSession(deps, order) : fail({ code: "checkout.noSession" });
}

async function isOfCart(
  deps: Deps,
  order: OrderRow,
  { userId, currency }: { readonly userId: string; readonly currency: Currency },
): Promise<boolean> {
  const cart = await readCartItems(deps, userId, currency);
  if (!cart.isOk) return false;
  const { items, codes } = cart.value;
  const place = { country: order.vat_country, vatId: order.buyer_vat_id ?? undefined };
  const claim = findTaxClaim(place, deps.settings.vatCountry, await readVatRates(deps));
  if (!claim.isOk) return false;
  // As decided for the order; the register isn't queried again.
  const tax = decideTax(claim.value, order.vat_id_check);
  const priced = await priceItems(deps, { userId, currency, items, codes, tax });
  if (priced.totalMinor !== order.total_minor) return false;
  const ordered = (await findOrderLines(deps.db, order.id)).map((line) => `${line.product_id} ${line.quantity}`);
  const inCart = items.map((item) => `${item.product.id} ${item.quantity}`);
  return ordered.sort().join() === inCart.sort().join();
}
