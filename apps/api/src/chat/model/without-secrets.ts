const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+\.[^\s@<>(),;]+/gu;
/** Licence keys and redeem codes: groups of capitals and digits. */
const KEY = /\b[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){2,}\b/giu;
/** Cards, phones, PINs. */
const LONG_NUMBER = /\+?\d(?:[ ./-]?\d){6,}/gu;

/** A question without what may be an address, a key or a number of a person: the model doesn't need them. */
export function withoutSecrets(text: string): string {
  return text.replace(EMAIL, "[email]").replace(KEY, "[key]").replace(LONG_NUMBER, "[number]");
}
