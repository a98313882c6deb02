/** The timeout of one try of a call. With the one repeat and the pause before it, it stays within PAYMENT_TIMEOUT_MS. */
export const STRIPE_TIMEOUT_MS = 3_500;
/** How often the SDK retries a call by itself, under the same idempotency key. */
export const STRIPE_RETRIES = 1;
/** If Stripe stores a fault of its own under an order's key, each period of this length uses another key. */
export const KEPT_FAULT_STEP_MS = 60 * 1000;
/** Stripe takes no session that ends sooner than this after it was opened … */
export const SHORTEST_SESSION_MS = 30 * 60 * 1000;
/** … by its clock, which may be slightly ahead of ours; the request takes time too. */
export const SESSION_MARGIN_MS = 60 * 1000;
/** The most line items of one session. */
export const MAX_LINE_ITEMS = 100;
