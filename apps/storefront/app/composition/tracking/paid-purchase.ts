import type { RaisedOf } from "@shop/tracking";

/** The purchase that was just paid in this page, for the landing page. In memory alone. Source: ROUTE-09. */
export interface PaidPurchase {
  keep(purchase: RaisedOf<"purchase">): void;
  /** Null if there is none, or it was taken before. */
  take(): RaisedOf<"purchase"> | null;
  /** Whether this order was paid in this page. */
  has(orderId: string): boolean;
}

export function createPaidPurchase(): PaidPurchase {
  let kept: RaisedOf<"purchase"> | null = null;
  const known = new Set<string>();
  return {
    keep: (purchase) => {
      kept = purchase;
      known.add(purchase.data.orderId);
    },
    take: () => {
      const taken = kept;
      kept = null;
      return taken;
    },
    has: (orderId) => known.has(orderId),
  };
}
