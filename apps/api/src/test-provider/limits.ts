/** A try of the webhook that takes longer counts as failed, and the shopper's page waits no longer for it. */
export const DELIVERY_TIMEOUT_MS = 5_000;
/** The wait after the first failed delivery; it doubles with each further one, up to the longest. */
export const FIRST_RETRY_DELAY_S = 10;
export const LONGEST_RETRY_DELAY_S = 600;
export const MAX_DELIVERIES = 50;
/** Deliveries that one run of the job takes. */
export const DELIVERY_BATCH = 20;
/** How late the news of a payment by the late card goes out. */
export const LATE_NEWS_MS = 15_000;
/** The most that a form of the payment page may send. */
export const MAX_FORM_BYTES = 8_192;
