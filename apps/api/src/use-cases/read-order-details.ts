import type { Kysely } from "kysely";
import { findProductNames, listOrderConsents } from "../db/repositories/customer-orders.ts";
import { findLicencesOfOrder, type GrantedLicence } from "../db/repositories/licence-grants.ts";
import { findOrderLines, type OrderRow } from "../db/repositories/orders.ts";
import type { Database } from "../db/schema.ts";
import type { OrderLine } from "../payments/price-order.ts";
import { toOrderLine } from "./order-rows.ts";

/** An order with all that its page and its mail show. */
export interface OrderDetails {
  readonly order: OrderRow;
  readonly lines: readonly OrderLine[];
  readonly licences: readonly GrantedLicence[];
  readonly consents: ReadonlyArray<{ readonly kind: string; readonly givenAt: Date; readonly textVersion: string }>;
  /** Of the parts of bundles that were owned already, by id. */
  readonly partNames: ReadonlyMap<string, string>;
}

export async function readOrderDetails(db: Kysely<Database>, order: OrderRow): Promise<OrderDetails> {
  const lines = (await findOrderLines(db, order.id)).map(toOrderLine);
  const partIds = lines.flatMap((line) => line.ownedPartIds);
  return {
    order,
    lines,
    licences: await findLicencesOfOrder(db, order.id),
    consents: await listOrderConsents(db, order.id),
    partNames: await findProductNames(db, partIds),
  };
}
