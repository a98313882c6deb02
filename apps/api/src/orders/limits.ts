/** An unpaid order, and the provider's session for it, stay open for so long. */
export const ORDER_LIFE_MS = 60 * 60 * 1000;
/** An open order that ends sooner than this isn't gone on with: a shopper who is sent to pay has time for it. */
export const LEAST_ORDER_LIFE_LEFT_MS = 5 * 60 * 1000;
