import { MAX_EMAIL_LENGTH } from "./limits.ts";

/** The HTML standard's "valid e-mail address" (html.spec.whatwg.org, section on type=email). */
const STANDARD_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An encoded word (RFC 2047). A mail program shows other characters instead, so the address isn't what it looks like. */
const ENCODED_WORD = /=\?.*\?=/;

/**
 * Whether a text, already trimmed, is a valid address for mail: the standard's pattern, a domain with a dot (`localhost` receives no
 * mail from outside), no encoded word, and short enough. Determines whether "Continue" is enabled and what the server accepts. Source:
 * AUTH-01, MODAL-05.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || !STANDARD_PATTERN.test(text)) return false;
  const at = text.lastIndexOf("@");
  return text.includes(".", at) && !ENCODED_WORD.test(text.slice(0, at));
}

/**
 * The stricter pattern behind the check mark or cross while typing. In addition it requires a domain that ends in two or more
 * letters, no two dots in a row, and no dot at either end of the part before the @. Refuses nothing by itself. Source: MODAL-05.
 */
export function isCompleteEmailAddress(text: string): boolean {
  const address = text.trim();
  if (!isEmailAddress(address) || address.includes("..")) return false;
  const localPart = address.slice(0, address.lastIndexOf("@"));
  const hasOuterDot = localPart.startsWith(".") || localPart.endsWith(".");
  return !hasOuterDot && /\.[a-zA-Z]{2,}$/.test(address.slice(localPart.length + 1));
}
