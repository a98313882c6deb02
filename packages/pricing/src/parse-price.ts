import { fail, ok, type Result } from "@shop/kernel";
import { MINOR_UNITS_PER_UNIT } from "./limits.ts";

/**
 * Minor units from a price as people and content systems write it: `1.234,56 €`, `$1,234.56`, `¥6,500`, `49`. A separator
 * followed by one or two digits at the end is the decimal one; every other is for grouping. A number is taken as minor units
 * already. Failure `pricing.notAPrice`: no digit, negative, or too large for exact integers.
 */
export function parsePrice(value: string | number): Result<number> {
  if (typeof value === "number") return isExact(value) ? ok(value) : notAPrice(value);
  // "49,-" and "49,–" mean that there are no cents; any other minus, including the typographic one, means a negative amount.
  const amount = value.replace(/[.,]\s*[-–—]/, "");
  if (!/\d/.test(amount) || /[-−]/.test(amount)) return notAPrice(value);
  const figures = amount.replace(/[^\d.,]/g, "");
  const parts = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures);
  const units = Number((parts?.[1] ?? "").replace(/[.,]/g, "") || "0");
  const cents = Number((parts?.[2] ?? "").padEnd(2, "0"));
  const amountMinor = units * MINOR_UNITS_PER_UNIT + cents;
  return isExact(amountMinor) ? ok(amountMinor) : notAPrice(value);
}

function isExact(amountMinor: number): boolean {
  return Number.isSafeInteger(amountMinor) && amountMinor >= 0;
}

function notAPrice(value: string | number): Result<never> {
  return fail({ code: "pricing.notAPrice", params: { value } });
}
