/** Codes that one batch may have. */
export const MAX_REDEEM_CODES = 100_000;
