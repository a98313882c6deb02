import { fail, ok, type Result } from "@shop/kernel";
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from "./limits.ts";
import { characterCount } from "./password-strength.ts";

/**
 * Returns whether a password is known to be weak. The server passes `isWeakPassword`; a browser omits it, since the list stays on
 * the server.
 */
export type WeakPasswordCheck = (password: string) => boolean;

/**
 * Whether a new password may be set, exactly as typed (never trimmed). Failures, in this order: `auth.passwordTooShort`,
 * `auth.passwordTooLong`, `auth.passwordTooWeak`. Source: AUTH-05, SAFE-08.
 */
export function checkPassword(password: string, isWeak: WeakPasswordCheck = () => false): Result<string> {
  if (characterCount(password) < MIN_PASSWORD_LENGTH) return fail({ code: "auth.passwordTooShort" });
  if (byteCount(password) > MAX_PASSWORD_BYTES) return fail({ code: "auth.passwordTooLong" });
  if (isWeak(password)) return fail({ code: "auth.passwordTooWeak" });
  return ok(password);
}

/** Bytes in UTF-8. A hash takes bytes, so its bound is one of bytes. */
function byteCount(text: string): number {
  return new TextEncoder().encode(text).length;
}
