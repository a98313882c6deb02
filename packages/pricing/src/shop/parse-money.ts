import { notAPrice } from "../price-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { type Currency, smallestStepMinor } from "./currency.ts";
import { parsePrice } from "./parse-price.ts";

/** An amount and, where the text names one, its currency. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** How the three currencies are called and written, in English, German and Japanese. */
const NAMES: ReadonlyArray<readonly [Currency, RegExp]> = [
  ["EUR", /€|eur(?:os?)?(?![a-z])|ユーロ/gi],
  ["USD", /us ?\$|\$ ?us(?![a-z])|\$|usd|(?:us[- ]?)?dollars?|ドル/gi],
  ["JPY", /(?:jp)?¥|円|jpy|yens?/gi],
];

/**
 * An amount with its currency from a price in words or symbols: `49€`, `EUR 49,99`, `1.234,56 Euro`, `US$ 5`, `12 dollars`, `¥6,500`,
 * `６５００円`. Accepts both decimal styles and full-width digits. If the text names no currency, `fallback` applies. Failures:
 * `pricing.notAPrice` (as for `parsePrice`; a fraction of a yen; other words), `pricing.noCurrency` (none named and no fallback, or two).
 */
export function parseMoney(text: string, fallback?: Currency): Result<Money> {
  if (typeof text !== "string") return notAPrice(text);
  const written = text.normalize("NFKC");
  const named = NAMES.filter(([, names]) => written.search(names) >= 0).map(([currency]) => currency);
  const currency = named[0] ?? fallback;
  if (currency === undefined || named.length > 1) return fail({ code: "pricing.noCurrency", params: { value: text } });
  const figures = NAMES.reduce((rest, [, names]) => rest.replace(names, "¤"), written).trim();
  const parsed = /\p{L}/u.test(figures) ? null : parsePrice(figures);
  if (!parsed?.isOk || parsed.value % smallestStepMinor(currency) !== 0) {
    return notAPrice(text);
  }
  return ok({ amountMinor: parsed.value, currency });
}
