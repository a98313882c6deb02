import { VAT_ID_CHECKSUMS } from "./vat-id-checksums.ts";

/** The form of each EU country's VAT id, without the letters of the country before it. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^\d{10}$/,
};

/** Greece writes its ids with letters of its own. */
const prefixOf = (country: string) => (country === "GR" ? "EL" : country);

/**
 * A VAT id as an invoice shows it, `DE136695976`, from any typed form: with or without the country's letters, with spaces, dots and
 * hyphens. Null if its format or check digits don't match that country. Whether it was really issued is for the VIES service to say. Only
 * EU countries are supported.
 */
export function readVatId(country: string, typed: string): string | null {
  const form = FORMS[country];
  if (!form) return null;
  const prefix = prefixOf(country);
  const plain = typed.toUpperCase().replace(/[\s.\-/]/g, "");
  const isPrefixed = plain.startsWith(prefix);
  // Two other letters in front are another country's, though a French key may look like them.
  if (!isPrefixed && /^[A-Z]{2}/.test(plain)) return null;
  const id = isPrefixed ? plain.slice(prefix.length) : plain;
  if (!form.test(id)) return null;
  return VAT_ID_CHECKSUMS[country]?.(id) ? `${prefix}${id}` : null;
}
