/** A webhook try that takes longer counts as failed, and the shopper's page doesn't wait longer for it. */
export const DELIVERY_TIMEOUT_MS = 5_000;
/** The wait after the first failed delivery; it doubles with each further one, up to the maximum. */
export const FIRST_RETRY_DELAY_S = 10;
export const LONGEST_RETRY_DELAY_S = 600;
export const MAX_DELIVERIES = 50;
/** Deliveries that one run of the job takes. */
export const DELIVERY_BATCH = 20;
/** The delay of the webhook for a payment by the late card. */
export const LATE_NEWS_MS = 15_000;
/** The maximum size of a form of the payment page. */
export const MAX_FORM_BYTES = 8_192;
