import { MAX_AMOUNT_MINOR } from "./limits.ts";

/** Whether a value is a whole number from `least` to `MAX_AMOUNT_MINOR`. */
export function isWhole(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= MAX_AMOUNT_MINOR;
}

/** Throws a RangeError for what isn't an amount: nothing else can be calculated with or written without inventing a price. */
export function checkAmount(amountMinor: number, least = 0): void {
  if (isWhole(amountMinor, least)) return;
  throw new RangeError(`${amountMinor} isn't an amount, a whole number of minor units up to ${MAX_AMOUNT_MINOR}.`);
}
