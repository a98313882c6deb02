import type { OrderRow } from "../orders/index.ts";
import { everyRow } from "../platform/every-row.ts";
import type { Deps } from "../ports/deps.ts";
import { MAX_UNANSWERED_IN_A_ROW, RECONCILE_AFTER_MS, RECONCILE_BATCH, RECONCILE_CLOSED_FOR_MS } from "./limits.ts";
import { type Reconciled, reconcileOrder } from "./reconcile-order.ts";
import { findUnsettledOrders, noteUnanswered } from "./unsettled-orders.ts";

/** How many orders had which outcome; see `Reconciled`. */
export type ReconciledCounts = Readonly<Record<Reconciled, number>>;

/**
 * Compares every unsettled order with the payment provider, so that a webhook that never came, or came while the process was down, doesn't
 * leave a paid order unfulfilled. Orders younger than two minutes are left to their webhooks, unless `isComplete` (after a start, whose
 * predecessor may have been killed). Safe in several processes at once. If the provider is down, three orders in a row are tried and the
 * rest wait for the next run. That run tries the unanswered orders after all others, so that no order waits longer than one run behind
 * those about which the provider never responds.
 */
export async function reconcileOrders(
  deps: Deps,
  { isComplete = false }: { readonly isComplete?: boolean } = {},
): Promise<ReconciledCounts> {
  const counts: Record<Reconciled, number> = {
    fulfilled: 0,
    closed: 0,
    unchanged: 0,
    waiting: 0,
    unanswered: 0,
    alarming: 0,
  };
  const unanswered: string[] = [];
  let unansweredInARow = 0;
  for await (const order of unsettledOrders(deps, isComplete ? 0 : RECONCILE_AFTER_MS)) {
    const reconciled = await tryToReconcile(deps, order);
    counts[reconciled] += 1;
    if (reconciled === "unanswered") unanswered.push(order.id);
    unansweredInARow = reconciled === "unanswered" ? unansweredInARow + 1 : 0;
    if (unansweredInARow >= MAX_UNANSWERED_IN_A_ROW) break;
  }
  // Not before the end: within a run an order keeps its position, and is processed once.
  const now = new Date(deps.clock.nowMs());
  for (const orderId of unanswered) await noteUnanswered(deps.db, orderId, now);
  return counts;
}

async function tryToReconcile(deps: Deps, order: OrderRow): Promise<Reconciled> {
  try {
    return await reconcileOrder(deps, order);
  } catch (error) {
    // Whatever the reason, it affects only this order; the others don't wait for it.
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.error({ error: reason, orderId: order.id }, "an order could not be compared");
    return "alarming";
  }
}

function unsettledOrders(deps: Deps, minAgeMs: number) {
  const nowMs = deps.clock.nowMs();
  const about = {
    provider: deps.payments.name,
    createdBefore: new Date(nowMs - minAgeMs),
    closedSince: new Date(nowMs - RECONCILE_CLOSED_FOR_MS),
    limit: RECONCILE_BATCH,
  };
  return everyRow<OrderRow>(about.limit, (after) => findUnsettledOrders(deps.db, { ...about, after }));
}
