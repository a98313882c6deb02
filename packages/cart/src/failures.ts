/** What cart and checkout can answer with. Each code is the key of its text in the messages. */
export const CART_FAILURES = [
  "cart.packAlreadyInCart",
  "cart.itemLimitReached",
  "cart.freeProduct",
  "cart.couldNotAdd",
  "cart.couldNotRemove",
  "cart.couldNotClear",
  "cart.couldNotLoad",
  "cart.notInCart",
  "cart.empty",
  "cart.nothingToUndo",
  "cart.undoFailed",
  "checkout.failed",
  "checkout.windowFailed",
  "checkout.buyNowFailed",
  "checkout.scriptFailed",
  "checkout.noSessionId",
  "checkout.noSession",
  "checkout.urlNotAllowed",
  "checkout.paymentUnavailable",
  "checkout.productGone",
] as const;

export type CartFailureCode = (typeof CART_FAILURES)[number];

export function isCartFailureCode(code: string): code is CartFailureCode {
  return CART_FAILURES.some((known) => known === code);
}
