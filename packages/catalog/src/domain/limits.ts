/** Product data is fetched anew after this long. */
export const REFRESH_MS = 30 * 60 * 1000;
/** Product data isn't fetched anew for a change of price more often than this, whatever this browser's clock says. */
export const PRICE_CHANGE_RETRY_MS = 60_000;
/** The live catalogue counts as unavailable when it hasn't answered by then. */
export const UNAVAILABLE_AFTER_MS = 5_000;
/** While the fallback catalogue stands in, the live one is asked this often. */
export const FALLBACK_RETRY_MS = 60_000;
/** Kept product data that is older than this is not shown any more: its prices may be wrong. */
export const CACHE_LIFE_MS = 24 * 60 * 60 * 1000;
/** How long after its first free plugin licence an account counts as new. */
export const NEW_ACCOUNT_MS = 14 * 24 * 60 * 60 * 1000;
