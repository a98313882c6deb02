/** How long an unpaid order, and the provider's session for it, stay open. */
export const ORDER_LIFE_MS = 60 * 60 * 1000;
/** The closed orders that a list of orders has, the newest ones: an order that is never paid costs nothing, so there may be many. */
export const MAX_LISTED_CLOSED_ORDERS = 50;
/** An open order that ends sooner than this isn't reused, so that a redirected shopper has time to pay. */
export const LEAST_ORDER_LIFE_LEFT_MS = 5 * 60 * 1000;
