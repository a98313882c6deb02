import { MAX_AMOUNT_MINOR } from "../limits.ts";
import { notAPrice, parsePriceText } from "../price-text.ts";
import { ok, type Result } from "../result.ts";

/** Every currency of the shop has two decimals; that yen are whole is checked where their currency is known. */
const DECIMALS = 2;

/**
 * Minor units from a price as people and content systems write it: `1.234,56 €`, `$1,234.56`, `¥6,500`, `49`. A separator
 * followed by one or two digits at the end is the decimal one; every other is for grouping. A number is taken as minor units
 * already: the text `4999.5` is 4999.50, and the number 4999.5 is no price. Failure `pricing.notAPrice`: no figure, a figure that isn't written as a number (`1e5`, `1.23.4`), negative, or too large.
 */
export function parsePrice(value: string | number): Result<number> {
  if (typeof value === "string") return parsePriceText(value, DECIMALS);
  return Number.isSafeInteger(value) && value >= 0 && value <= MAX_AMOUNT_MINOR ? ok(value) : notAPrice(value);
}
