import type { RaisedOf } from "@shop/tracking";

/** The purchase that was just paid, for the landing page. In memory alone: a reload, or another tab, can't raise it again. Source: ROUTE-09. */
export interface PaidPurchase {
  keep(purchase: RaisedOf<"purchase">): void;
  /** Null if there is none, or it was taken before. */
  take(): RaisedOf<"purchase"> | null;
}

export function createPaidPurchase(): PaidPurchase {
  let kept: RaisedOf<"purchase"> | null = null;
  return {
    keep: (purchase) => {
      kept = purchase;
    },
    take: () => {
      const taken = kept;
      kept = null;
      return taken;
    },
  };
}
