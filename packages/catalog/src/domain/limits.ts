/** How often product data is fetched again. */
export const REFRESH_MS = 30 * 60 * 1000;
/** Product data isn't fetched again for a price change more often than this, whatever this browser's clock says. */
export const PRICE_CHANGE_RETRY_MS = 60_000;
/** The live catalogue counts as unavailable if it hasn't responded within this time. */
export const UNAVAILABLE_AFTER_MS = 5_000;
/** While the fallback catalogue is shown, the live one is requested at this interval. */
export const FALLBACK_RETRY_MS = 60_000;
/** Stored product data older than this is no longer shown: its prices may be wrong. */
export const CACHE_LIFE_MS = 24 * 60 * 60 * 1000;
/** How long after its first free plugin licence an account counts as new. */
export const NEW_ACCOUNT_MS = 14 * 24 * 60 * 60 * 1000;
