import { isEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";

/** The address as it is sent: trimmed. Failure: `auth.emailFormat`. Source: AUTH-01. */
export function checkEmail(typed: string): Result<string> {
  const address = typed.trim();
  return isEmailAddress(address) ? ok(address) : fail({ code: "auth.emailFormat" });
}
