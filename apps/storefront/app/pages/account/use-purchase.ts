import { boughtWith, type OwnedWithParts, withParts } from "@shop/catalog";
import { useOwned } from "@shop/catalog/react";
import { useEffect, useState } from "react";
import { useLoaded } from "../../composition/services-context.ts";

/** The waits before queries for the new licence: the first is made at once, then each waits longer; about two minutes in all. */
const LOOKS_MS = [0, 1_500, 2_500, 4_000, 6_000, 10_000, 15_000, 20_000, 30_000, 30_000];

/** Without the order's id, what was bought this recently is the purchase. */
const RECENT_MS = 15 * 60 * 1000;

function recentSince(nowMs: number): string {
  return new Date(nowMs - RECENT_MS).toISOString();
}

/** The orders of what was bought: the known one, or those of the recent licences. */
function ordersOf(bought: readonly OwnedWithParts[], orderId: string | null, sinceIso: string): readonly string[] {
  if (orderId !== null) return bought.length > 0 ? [orderId] : [];
  const licences = bought.flatMap(({ product }) => product.licences);
  return [...new Set(licences.flatMap((licence) => (licence.dateAdded > sinceIso ? (licence.orderId ?? []) : [])))];
}

/** "looking" until the first query has its answer: nothing is said about the purchase before. */
export type PurchaseState = "looking" | "waiting" | "arrived" | "late";

/**
 * The purchase's state, and its result so far. The provider's webhook creates the licence, not this page: until it has come the page keeps
 * checking by itself.
 */
export function usePurchase(): {
  state: PurchaseState;
  bought: readonly OwnedWithParts[];
  /** The ids of its orders; none until it has arrived. */
  orderIds: readonly string[];
  /** Restarts the queries. */
  lookAgain: () => void;
} {
  const { catalog, clock, lastOrder } = useLoaded();
  const { owned, status } = useOwned();
  const [looks, setLooks] = useState(0);
  const [hasLooked, setHasLooked] = useState(false);
  const orderId = lastOrder.orderId();
  const since = recentSince(clock.nowMs());
  const bought = owned ? withParts(boughtWith(owned, orderId, since), owned) : [];
  const orderIds = ordersOf(bought, orderId, since);
  const hasArrived = bought.length > 0;
  const delayMs = LOOKS_MS[looks];
  useEffect(() => {
    if (hasArrived || delayMs === undefined || status === "idle" || status === "loading") return;
    return clock.after(delayMs, () => {
      setLooks((count) => count + 1);
      void catalog.loadOwned().then(() => setHasLooked(true));
    });
  }, [hasArrived, delayMs, status, clock, catalog]);
  const lookAgain = () => {
    setLooks(1);
    void catalog.loadOwned();
  };
  if (hasArrived) return { state: "arrived", bought, orderIds, lookAgain };
  if (!hasLooked) return { state: "looking", bought, orderIds, lookAgain };
  return { state: delayMs === undefined ? "late" : "waiting", bought, orderIds, lookAgain };
}
