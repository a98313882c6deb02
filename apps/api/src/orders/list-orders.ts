import type { WireOrderHead } from "@shop/api-client/contract";
import type { Deps } from "../ports/deps.ts";
import { listCustomerOrders, listOrderedProducts } from "./customer-orders.ts";
import { describeOrderHead } from "./describe-order.ts";

/** A customer's own orders, newest first; unpaid ones only if they can still be paid. */
export async function listOrders(deps: Deps, userId: string): Promise<{ orders: WireOrderHead[] }> {
  const orders = await listCustomerOrders(deps.db, userId, new Date(deps.clock.nowMs()));
  const products = await listOrderedProducts(
    deps.db,
    orders.map(({ id }) => id),
  );
  return { orders: orders.map((order) => describeOrderHead(order, products.get(order.id) ?? [])) };
}
