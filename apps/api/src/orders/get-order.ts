import type { WireOrder } from "@shop/api-client/contract";
import { fail, type Locale, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { findCustomerOrder } from "./customer-orders.ts";
import { describeOrder } from "./describe-order.ts";
import { readOrderDetails } from "./read-order-details.ts";

/** One of a customer's own orders, by id or number. Failure: `order.notFound`, also for somebody else's order. */
export async function getOrder(
  deps: Deps,
  asked: { readonly userId: string; readonly order: string; readonly locale: Locale },
): Promise<Result<WireOrder>> {
  const order = await findCustomerOrder(deps.db, asked.userId, asked.order.trim());
  if (!order) return fail({ code: "order.notFound" });
  const details = await readOrderDetails(deps.db, order, asked.locale);
  return ok(describeOrder(details, deps.settings.seller, { nowMs: deps.clock.nowMs(), locale: asked.locale }));
}
