import type { CurrencyTerms } from "./currency-terms.ts";
import { MAX_AMOUNT_MINOR } from "./limits.ts";
import { decimalsOf } from "./price-format.ts";
import { fail, ok, type Result, shown } from "./result.ts";

/**
 * Thousands, separated by one sign throughout: a point, a comma, an apostrophe or a space. Before the last three digits also groups of two,
 * as in India.
 */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’\s])(?:\d{2,3}\1)*\d{3})$/;

/**
 * Minor units from a price as people and content systems write it: `1.234,56 €`, `$1,234.56`, `¥6,500`, `49`, `49,-`. Words and signs may
 * be before and after the figure, but nothing else, and there is one figure. A point or a comma before the last digits is the decimal sign
 * if there are no more of them than `decimals`, which the currency has (three for a dinar: `1.500` is one and a half); otherwise it groups
 * digits. One digit after it is tenths: people who type `4999.5` mean 4999.50. Failure `pricing.notAPrice`: no figure or two, negative, other grouping, or above `MAX_AMOUNT_MINOR`.
 */
export function parsePriceText(text: string, decimals: number): Result<number> {
  // "49,-" and "49,–" mean that there are no cents; any other minus, including the typographic one, means a negative amount.
  const written = text.replace(/(\d)[.,]\s*[-–—](?!.*\d)/s, "$1");
  const figure = /^[\p{L}\p{Sc}\s.,]*?([.,]?\d[\d.,'’\s]*?)[\p{L}\p{Sc}\s.,]*$/u.exec(written)?.[1];
  const parts = figure === undefined ? null : readFigure(figure, written === text ? decimals : 0);
  if (parts === null) return notAPrice(text);
  const amountMinor = Number(parts.units) * 10 ** decimals + Number(parts.fraction.padEnd(decimals, "0"));
  return amountMinor <= MAX_AMOUNT_MINOR ? ok(amountMinor) : notAPrice(text);
}

/** The digits before and after the decimal sign. Null: it isn't written as a number. */
function readFigure(figure: string, decimals: number): { readonly units: string; readonly fraction: string } | null {
  const withFraction = decimals === 0 ? null : new RegExp(`^(.*)[.,](\\d{1,${decimals}})$`).exec(figure);
  const [units, fraction] = [withFraction?.[1] ?? figure, withFraction?.[2] ?? ""];
  // "1.234.56" has one sign for both.
  if (fraction !== "" && units.includes(figure.charAt(units.length))) return null;
  const isWritten = units === "" ? fraction !== "" : /^\d+$/.test(units) || GROUPED.test(units);
  return isWritten ? { units: units.replace(/\D/g, ""), fraction } : null;
}

/**
 * The same for one of a shop's currencies. Failure `pricing.unknownCurrency` for another one. A number is no text: `pricing.notAPrice`, since
 * nobody can know whether 4999.5 counts units or minor units.
 */
export function parsePriceIn(text: string, currency: string, currencies: readonly CurrencyTerms[]): Result<number> {
  const terms = currencies.find(({ code }) => code === currency);
  if (!terms) return fail({ code: "pricing.unknownCurrency", params: { value: currency } });
  if (typeof text !== "string") return notAPrice(text);
  const parsed = parsePriceText(text, decimalsOf(terms.minorUnitsPerUnit));
  return parsed.isOk && parsed.value % terms.stepMinor !== 0 ? notAPrice(text) : parsed;
}

/** The failure of a text or number that isn't a price. */
export function notAPrice(value: unknown): Result<never> {
  return fail({ code: "pricing.notAPrice", params: { value: shown(value) } });
}
