import { fail, ok, type Result } from "@shop/kernel";
import { checkPassword } from "./check-password.ts";

export interface PasswordChange {
  readonly old: string;
  readonly new1: string;
  readonly new2: string;
}
export type PasswordFieldName = keyof PasswordChange;

/**
 * Whether a password may replace the current one. Nothing is trimmed. Failures, in this order: `account.passwordMissing`,
 * `account.passwordsDiffer`, `account.passwordSame`, those of `checkPassword`. Source: ACCT-02.
 */
export function checkPasswordChange(typed: PasswordChange): Result<PasswordChange> {
  if (!typed.old) return fail({ code: "account.passwordMissing" });
  if (typed.new1 !== typed.new2) return fail({ code: "account.passwordsDiffer" });
  if (typed.new1 === typed.old) return fail({ code: "account.passwordSame" });
  const checked = checkPassword(typed.new1);
  return checked.isOk ? ok(typed) : checked;
}

const FIELD_OF_CODE: Readonly<Record<string, PasswordFieldName>> = {
  "account.passwordMissing": "old",
  "account.passwordWrong": "old",
  "account.passwordsDiffer": "new2",
  "account.passwordSame": "new1",
  "auth.passwordTooShort": "new1",
  "auth.passwordTooLong": "new1",
  "auth.passwordTooWeak": "new1",
};

/** The field that a failure is about; null if it concerns the whole form. */
export function passwordFieldOf(code: string): PasswordFieldName | null {
  return FIELD_OF_CODE[code] ?? null;
}
