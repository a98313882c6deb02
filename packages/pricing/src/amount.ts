import { MAX_AMOUNT_MINOR } from "./limits.ts";

/** Whether a value is a whole number from `least` to `MAX_AMOUNT_MINOR`. */
export function isWhole(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= MAX_AMOUNT_MINOR;
}
