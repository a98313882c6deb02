import { fail, ok, type Result } from "@shop/kernel";

const GROUPS = 5;
const GROUP_LENGTH = 5;
/** As many signs as a whole redeem code has without its hyphens. */
export const REDEEM_CODE_SIGNS = GROUPS * GROUP_LENGTH;

const REDEEM_CODE = /^[A-Z0-9]{5}(?:-[A-Z0-9]{5}){4}$/;

/**
 * Whether a text is a redeem code, as it is sent: five groups of five of A–Z and 0–9 with hyphens. Surrounding space is trimmed.
 * Lower-case letters are refused, because the field already shows capitals. Browser and server call this same function. Failure:
 * `redeem.badFormat`. Source: ACCT-05.
 */
export function checkRedeemCode(typed: string): Result<string> {
  const code = typed.trim();
  return REDEEM_CODE.test(code) ? ok(code) : fail({ code: "redeem.badFormat" });
}

/**
 * The field's display of typed or pasted text: capitals, in groups of five, with hyphens inserted and characters that a code can't contain
 * removed. Text longer than a code is kept, so that the rule can report it. Source: ACCT-05.
 */
export function writeRedeemCode(typed: string): string {
  const signs = [...typed.toUpperCase()].filter((sign) => /[A-Z0-9]/.test(sign));
  if (signs.length > REDEEM_CODE_SIGNS) return typed.trim().toUpperCase();
  const groups = Array.from({ length: Math.ceil(signs.length / GROUP_LENGTH) }, (_, index) =>
    signs.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH).join(""),
  );
  return groups.join("-");
}

/** The caret's position in a reformatted code: after the same character as in the typed text. `caret` counts the characters before it. */
export function caretInRedeemCode(typed: string, caret: number): number {
  return writeRedeemCode(typed).length === 0 ? 0 : writeRedeemCode(typed.slice(0, caret)).length;
}
