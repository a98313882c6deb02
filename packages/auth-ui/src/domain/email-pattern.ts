import { MAX_EMAIL_LENGTH } from "./limits.ts";

/** The HTML standard's "valid e-mail address" (html.spec.whatwg.org, section on type=email). */
const STANDARD_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The start of an encoded word (RFC 2047): some mail programs decode it, and then show or use another address. */
const ENCODED_WORD = "=?";

/**
 * Whether mail can be sent to an address, which may still have spaces around it. The HTML standard's pattern, and besides: a dotted
 * domain that ends in two or more letters, no two dots in a row, no dot at either end of the part before the @, no encoded word.
 * Form and server check the same. Source: AUTH-01, MODAL-05.
 */
export function isCompleteEmailAddress(text: string): boolean {
  const address = text.trim();
  if (address.length > MAX_EMAIL_LENGTH || !STANDARD_PATTERN.test(address)) return false;
  if (address.includes("..") || address.includes(ENCODED_WORD)) return false;
  const localPart = address.slice(0, address.lastIndexOf("@"));
  const hasOuterDot = localPart.startsWith(".") || localPart.endsWith(".");
  return !hasOuterDot && /\.[a-zA-Z]{2,}$/.test(address.slice(localPart.length + 1));
}
