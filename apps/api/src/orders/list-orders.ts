import type { AnswerOf, Operations } from "@shop/api-client/contract";
import type { Deps } from "../ports/deps.ts";
import { listClosedOrders, listCustomerOrders, listOrderedProducts } from "./customer-orders.ts";
import { describeOrderHead } from "./describe-order.ts";

/** A customer's own orders, newest first; unpaid ones are among the others while they can still be paid, and apart once they are closed. */
export async function listOrders(deps: Deps, userId: string): Promise<AnswerOf<Operations["listOrders"]>> {
  const orders = await listCustomerOrders(deps.db, userId, new Date(deps.clock.nowMs()));
  const closed = await listClosedOrders(deps.db, userId);
  const ids = [...orders, ...closed].map(({ id }) => id);
  const products = await listOrderedProducts(deps.db, ids);
  const describe = (rows: typeof orders) => rows.map((row) => describeOrderHead(row, products.get(row.id) ?? []));
  return { orders: describe(orders), closed_orders: describe(closed) };
}
