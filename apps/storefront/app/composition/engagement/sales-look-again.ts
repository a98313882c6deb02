import type { SaleWatch } from "@shop/engagement/store";
import type { EngagementEnvironment } from "./engagement-environment.ts";

interface Visit {
  readonly sales: Pick<SaleWatch, "lookAgain">;
  readonly environment: Pick<EngagementEnvironment, "onHidden">;
}

/** A shopper who opens a page or comes back to the tab may be shown a sale that was added meanwhile. Call it with each page. Source: ENGAGE-04. */
export function salesLookAgain({ sales, environment }: Visit): () => void {
  return environment.onHidden((isHidden) => {
    if (!isHidden) sales.lookAgain();
  });
}
