import type { RateLimit } from "../platform/rate-limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Coupons that a visitor or an account may try; codes can be guessed. */
export const COUPON_TRIES: RateLimit = { limit: 20, windowMs: 15 * MINUTE_MS };
/** Coupons that may be tried from one place, across all callers. */
export const COUPON_TRIES_OF_ADDRESS: RateLimit = { limit: 100, windowMs: 15 * MINUTE_MS };
/** Coupons on one cart, including those that don't apply at the moment. */
export const MAX_CART_COUPONS = 5;
/** The form with which a host's page hands over its cart: a key, an address, a language, a currency. */
export const MAX_HAND_OVER_BYTES = 4096;
/** How long a cart's key is valid between the two steps of its hand-over. The second follows at once. */
export const HAND_OVER_LIFE_MS = MINUTE_MS;
/** How long the shop's pages offer the way back to the host's page. */
export const RETURN_LIFE_MS = 2 * HOUR_MS;
/** Times that an add is tried, where a product or a cart has changed since it was looked up. */
export const MAX_ADD_TRIES = 3;
