/** The number of codes that one batch may contain. */
export const MAX_REDEEM_CODES = 100_000;
