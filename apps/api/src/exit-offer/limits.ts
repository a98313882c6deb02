/** What the offer takes off, in percent. Source: ENGAGE-08. */
export const EXIT_OFFER_PERCENT = 5;
/** How long its coupon counts from the first claim on. */
export const EXIT_OFFER_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
