/** How long an unpaid order, and the provider's session for it, stay open. */
export const ORDER_LIFE_MS = 60 * 60 * 1000;
/** An open order that ends sooner than this isn't reused, so that a redirected shopper has time to pay. */
export const LEAST_ORDER_LIFE_LEFT_MS = 5 * 60 * 1000;
