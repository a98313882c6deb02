import type { RaisedOf } from "@shop/tracking";

/** The purchase that was just paid, for the landing page. In memory alone: a reload, or another tab, can't raise it again. Source: ROUTE-09. */
export interface PaidPurchase {
  hold(purchase: RaisedOf<"purchase">): void;
  /** Null if there is none, or it was taken before. */
  take(): RaisedOf<"purchase"> | null;
}

export function createPaidPurchase(): PaidPurchase {
  let held: RaisedOf<"purchase"> | null = null;
  return {
    hold: (purchase) => {
      held = purchase;
    },
    take: () => {
      const taken = held;
      held = null;
      return taken;
    },
  };
}
