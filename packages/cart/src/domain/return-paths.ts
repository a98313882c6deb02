import type { Purchase } from "./checkout-state.ts";

/** Where a finished purchase lands: the account page, which thanks the buyer and shows the new licences. */
export const LANDING_PATH = "/account?source=purchase";
/** Where buy now returns to. */
export const BUY_NOW_BACK_PATH = "/shop";

/** Where the provider sends the shopper: from buy now back to the shop, from the cart's checkout back to where it began. */
export function returnPaths(
  purchase: Purchase,
  currentPath: string,
): { readonly back: string; readonly landing: string } {
  return { back: purchase.kind === "buyNow" ? BUY_NOW_BACK_PATH : currentPath, landing: LANDING_PATH };
}
