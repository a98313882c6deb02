import { fail, type Result } from "@shop/kernel";
import { checkPassword, type WeakPasswordCheck } from "./check-password.ts";

/**
 * Whether a new password, typed twice, may replace a forgotten one. Browser and server call this same function; the server adds its
 * list of weak passwords. Failures, in this order: `auth.passwordsDiffer`, those of `checkPassword`. Source: AUTH-15.
 */
export function checkNewPassword(password: string, again: string, isWeak?: WeakPasswordCheck): Result<string> {
  return password === again ? checkPassword(password, isWeak) : fail({ code: "auth.passwordsDiffer" });
}
