import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import { listHeldCodes, lockCoupons, releaseCouponUses } from "../sales/index.ts";
import { markClosed } from "./order-states.ts";

/**
 * Closes an order that ended unpaid, and releases the coupon uses that it reserved. Runs in the caller's transaction. False: it isn't
 * unpaid any more.
 */
export async function closeOrder(trx: Kysely<Database>, orderId: string, now: Date): Promise<boolean> {
  if (!(await markClosed(trx, orderId, now))) return false;
  await lockCoupons(trx, await listHeldCodes(trx, [orderId]));
  await releaseCouponUses(trx, [orderId]);
  return true;
}
