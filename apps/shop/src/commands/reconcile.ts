import { type ReconciledCounts, reconcileOrders } from "@shop/api";
import type { Settings } from "../settings/settings.ts";
import { withShopDeps } from "../with-shop-deps.ts";

/** Compares every order that isn't settled with the payment provider, once: for an operator after a fault. */
export function reconcile(settings: Settings): Promise<ReconciledCounts> {
  return withShopDeps(settings, ({ deps }) => reconcileOrders(deps, { isComplete: true }));
}

/** What it did, in one line. */
export function describeReconciliation(counts: ReconciledCounts): string {
  const compared = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = [
    `${counts.fulfilled} were paid and got their licences`,
    `${counts.closed} were closed unpaid`,
    `${counts.waiting} can still be paid`,
    `${counts.unchanged} had been settled meanwhile`,
    `${counts.alarming} need a person (see the log)`,
    `${counts.unanswered} the provider said nothing about`,
  ];
  return `${compared} orders compared with the payment provider: ${parts.join(", ")}.`;
}
