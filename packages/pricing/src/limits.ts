/**
 * The largest amount in minor units. All arithmetic is exact up to it: a percentage multiplies an amount by 10,000, and a number holds
 * integers up to 2^53 exactly.
 */
export const MAX_AMOUNT_MINOR = 400_000_000_000;
