import type { RaisedOf } from "@shop/tracking";

/** The purchase that was just paid in this page, for the landing page. In memory alone. Source: ROUTE-09. */
export interface PaidPurchase {
  hold(purchase: RaisedOf<"purchase">): void;
  /** Null if there is none, or it was taken before. */
  take(): RaisedOf<"purchase"> | null;
  /** Whether this order was paid in this page. */
  has(orderId: string): boolean;
}

export function createPaidPurchase(): PaidPurchase {
  let held: RaisedOf<"purchase"> | null = null;
  const known = new Set<string>();
  return {
    hold: (purchase) => {
      held = purchase;
      known.add(purchase.data.orderId);
    },
    take: () => {
      const taken = held;
      held = null;
      return taken;
    },
    has: (orderId) => known.has(orderId),
  };
}
