import { MAX_EMAIL_LENGTH } from "./limits.ts";

/** The HTML standard's "valid e-mail address" (html.spec.whatwg.org, section on type=email). */
const STANDARD_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text, already trimmed, can be sent mail to by the standard's pattern and fits into an address. Decides over "Continue". Source: AUTH-01, MODAL-05. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && STANDARD_PATTERN.test(text);
}

/**
 * The stricter pattern behind the check or the cross as one types: besides, a dotted domain that ends in two or more
 * letters, no two dots in a row, no dot at either end of the part before the @. Refuses nothing by itself. Source: MODAL-05.
 */
export function isCompleteEmailAddress(text: string): boolean {
  const address = text.trim();
  if (!isEmailAddress(address) || address.includes("..")) return false;
  const localPart = address.slice(0, address.lastIndexOf("@"));
  const hasOuterDot = localPart.startsWith(".") || localPart.endsWith(".");
  return !hasOuterDot && /\.[a-zA-Z]{2,}$/.test(address.slice(localPart.length + 1));
}
