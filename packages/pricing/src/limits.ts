/** The most that a campaign's and a customer's percentage points may add up to. */
export const DISCOUNT_CAP_PERCENT = 50;
/** What every logged-in customer is given. */
export const LOYALTY_DISCOUNT_PERCENT = 15;
/** Prices are written with two decimals, yen without. */
export const MINOR_UNITS_PER_UNIT = 100;
