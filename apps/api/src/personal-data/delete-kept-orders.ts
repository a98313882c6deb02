import { findLicenceIdsOfOrder, lockLicences } from "../licences/index.ts";
import { deleteKeptOrder, holdOverdueKeptOrder, listOverdueKeptOrders } from "../orders/index.ts";
import { everyRow } from "../platform/every-row.ts";
import type { Deps } from "../ports/deps.ts";
import { keptSince } from "./kept-since.ts";
import { INVOICE_RECORDS } from "./legal-grounds.ts";
import { KEPT_ORDER_BATCH } from "./limits.ts";

type JobDeps = Pick<Deps, "db" | "clock" | "log">;
type KeptOrder = { readonly id: string; readonly number: number };

/**
 * Deletes the orders that outlived their accounts, when the legal retention period is over: counted from the end of the calendar year of
 * the order's last event. Orders of existing accounts stay. Returns how many were deleted. Safe in several processes: each order is a
 * transaction of its own. A failure is logged and retried, and doesn't block the others.
 * Source: SAFE-27. See docs/decisions/0020.
 */
export async function deleteKeptOrders(deps: JobDeps): Promise<number> {
  const page = { keptSince: keptSince(deps.clock.nowMs(), INVOICE_RECORDS), count: KEPT_ORDER_BATCH };
  const overdue = everyRow<KeptOrder>(page.count, (last) =>
    listOverdueKeptOrders(deps.db, { ...page, afterNumber: last?.number ?? 0 }),
  );
  let count = 0;
  for await (const { id } of overdue) if (await tryToDelete(deps, id, page.keptSince)) count += 1;
  if (count > 0) deps.log.info({ orders: count }, "kept orders deleted");
  return count;
}

async function tryToDelete(deps: JobDeps, id: string, since: Date): Promise<boolean> {
  try {
    return await deps.db.transaction().execute(async (trx) => {
      if (!(await holdOverdueKeptOrder(trx, id, since))) return false;
      // Locked before the lines that they name: a transfer locks the licence first, and then the line.
      await lockLicences(trx, await findLicenceIdsOfOrder(trx, id));
      await deleteKeptOrder(trx, id);
      return true;
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.error({ error: reason, orderId: id }, "a kept order could not be deleted");
    return false;
  }
}
