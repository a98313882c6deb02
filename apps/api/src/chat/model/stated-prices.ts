/** Signs and words of a currency, in the languages of the shop and in those of a model that invents prices. */
const CURRENCY =
  "€|\\$|¥|￥|£|EUR|USD|JPY|GBP|CHF|euros?|cents?|dollars?|bucks?|quid|pounds?|yens?|Dollar|ユーロ|ドル|円|セント|ポンド";
const NUMBER = /\d+(?:[.,'\s]\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu;
const PRICE = new RegExp(`(?:(${CURRENCY})\\s*(\\d[\\d.,']*)|(\\d[\\d.,']*)\\s*(${CURRENCY}))`, "giu");
const CURRENCY_ALONE = new RegExp(CURRENCY, "giu");
const FREE = /\b(free|for nothing|no (cost|charge)|gratis|kostenlos|kostenfrei|umsonst)\b|無料|無償|タダ/iu;

/** What a text may repeat: numbers of any of these texts, prices only of those that the catalogue and the orders returned. */
interface Known {
  readonly texts: readonly string[];
  readonly priced: readonly string[];
}

/**
 * Whether a text states only known numbers and prices. A price is a number with a currency beside it; a currency without a number is a
 * price in words, which nobody can check. That something is free is a price too. Source: CHAT-05.
 */
export function statesOnlyKnown(text: string, { texts, priced }: Known): boolean {
  const given = [...texts, ...priced].join("\n").normalize("NFKC");
  const stated = text.normalize("NFKC");
  const prices = pricesIn(priced.join("\n").normalize("NFKC"));
  const numbers = new Set(numbersIn(given));
  const unpriced = stated.replace(PRICE, " ");
  if (pricesIn(stated).some((price) => !prices.includes(price))) return false;
  if (CURRENCY_ALONE.test(unpriced) && hasCurrencyWord(unpriced)) return false;
  if (FREE.test(stated) && !FREE.test(given)) return false;
  return numbersIn(unpriced).every((number) => numbers.has(number));
}

function hasCurrencyWord(text: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${CURRENCY})(?!\\p{L})`, "iu").test(text);
}

/** `59 EUR` for 59€, 59.00 € and EUR 59,00. */
function pricesIn(text: string): string[] {
  return [...text.matchAll(PRICE)].map(
    ([, before, after, first, behind]) => `${amountOf(after ?? first ?? "")} ${codeOf(before ?? behind ?? "")}`,
  );
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].map(([number]) => amountOf(number));
}

/** A number without separators of thousands and without zeros as decimals. */
function amountOf(written: string): string {
  const trimmed = written.replace(/[.,']+$/, "");
  const [, whole = trimmed, decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(trimmed) ?? [];
  const digits = whole.replace(/[.,'\s]/g, "").replace(/^0+(?=\d)/, "");
  const rest = decimals.padEnd(2, "0");
  return rest === "00" ? digits : `${digits}.${rest}`;
}

function codeOf(sign: string): string {
  if (/^(€|EUR|euros?|ユーロ)$/iu.test(sign)) return "EUR";
  if (/^(\$|USD|dollars?|bucks?|ドル)$/iu.test(sign)) return "USD";
  if (/^(¥|￥|JPY|yens?|円)$/iu.test(sign)) return "JPY";
  return sign.toUpperCase();
}
