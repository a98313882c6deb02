import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/** Notes that an unpaid order is paid by another session now. False: it has another already, or can't be paid any more. */
export async function replaceProviderSession(
  db: Kysely<Database>,
  orderId: string,
  session: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const updated = await db
    .updateTable("orders")
    .set({ provider_session_id: session.to })
    .where("id", "=", orderId)
    .where("status", "=", "pending")
    .where("provider_session_id", "=", session.from)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
