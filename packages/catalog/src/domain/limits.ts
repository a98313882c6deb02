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
/** A tight cabinet resonates here or above, and its break-up adds this or more. */
export const TIGHT_RESONANCE_HZ = 70;
export const TIGHT_BREAK_UP_DB = 6;
/** The low mids of a scooped cabinet dip to this or below. */
export const SCOOPED_DIP_DB = -4;
/** A round cabinet breaks up here or below, by this at most. */
export const ROUND_BREAK_UP_HZ = 2600;
export const ROUND_BREAK_UP_DB = 6;
/** The treble of a bright cabinet reaches up to this or above. */
export const BRIGHT_ROLL_OFF_HZ = 6000;
/** Words of a search that are looked for; the rest of a long text is ignored. */
export const MAX_SEARCH_WORDS = 8;
/** Shorter words are not looked for in other spellings: everything is similar to them. */
export const MIN_RESPELLED_LENGTH = 4;
/** Products on a page of results. */
export const SEARCH_PAGE_SIZE = 24;
/** Packs, and bundles, that are paired with one another to find pairs that are worth a comparison. */
export const MAX_PAIRED = 60;
/** Products that can be compared at once. */
export const MAX_COMPARED = 4;
/** Names that are read of a comparison's address; the rest of a long one is ignored. */
export const MAX_ASKED_TO_COMPARE = 8;
/** Products that a comparison offers to add; all others are in the lists. */
export const OFFERED_TO_COMPARE = 24;
/** The first and the last third of an octave in which sounds are compared, counted from 1 kHz: 40 Hz and 12.5 kHz. */
export const FIRST_THIRD = -14;
export const LAST_THIRD = 11;
/** Products that are suggested while words are typed, and filters. */
export const SUGGESTED_PRODUCTS = 6;
export const SUGGESTED_FILTERS = 4;
