/** The most that a campaign's and a customer's percentage points may add up to. Source: PRICE-04. */
export const DISCOUNT_CAP_PERCENT = 50;
/** The discount for every logged-in customer. Source: PRICE-05. */
export const LOYALTY_DISCOUNT_PERCENT = 15;
/** The discount of a new account's first purchase, and how long after its activation it applies. Source: PRICE-06. */
export const FIRST_PURCHASE_PERCENT = 5;
export const FIRST_PURCHASE_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;
/** The discount on the second and every further unit of a cart. Source: PRICE-07. */
export const MULTI_BUY_PERCENT = 15;
/** Prices are written with two decimals, yen without. */
export const MINOR_UNITS_PER_UNIT = 100;
