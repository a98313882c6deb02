import { isEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";

export interface EmailChangeFields {
  readonly currentEmail: string;
  readonly newEmail: string;
  readonly again: string;
  readonly password: string;
}
export type EmailChangeFieldName = keyof EmailChangeFields;

/** What is wrong with a form, and at which field. */
export interface FieldFailure<Name extends string> {
  readonly code: string;
  readonly field: Name;
}

/**
 * Whether the change can be requested, addresses trimmed and the password as typed. `ownEmail` is the account's address. Failures, in this
 * order: `account.emailFormat` (current), `account.currentEmailWrong`, `account.emailFormat` (new), `account.sameEmail`,
 * `account.emailsDiffer`, `account.passwordMissing`. Source: ACCT-07.
 */
export function checkEmailChange(
  typed: EmailChangeFields,
  ownEmail: string | null,
): Result<EmailChangeFields, FieldFailure<EmailChangeFieldName>> {
  const [currentEmail, newEmail, again] = [typed.currentEmail.trim(), typed.newEmail.trim(), typed.again.trim()];
  if (!isEmailAddress(currentEmail)) return fail({ code: "account.emailFormat", field: "currentEmail" });
  if (ownEmail && !isSameAddress(currentEmail, ownEmail)) {
    return fail({ code: "account.currentEmailWrong", field: "currentEmail" });
  }
  if (!isEmailAddress(newEmail)) return fail({ code: "account.emailFormat", field: "newEmail" });
  if (isSameAddress(newEmail, currentEmail)) return fail({ code: "account.sameEmail", field: "newEmail" });
  if (!isSameAddress(newEmail, again)) return fail({ code: "account.emailsDiffer", field: "again" });
  if (!typed.password) return fail({ code: "account.passwordMissing", field: "password" });
  return ok({ currentEmail, newEmail, again, password: typed.password });
}

/** Two spellings of one address: case makes no other one. */
function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const FIELD_OF_CODE: Readonly<Record<string, EmailChangeFieldName>> = {
  "account.passwordWrong": "password",
  "account.emailFormat": "newEmail",
  "account.sameEmail": "newEmail",
  "account.emailsDiffer": "again",
};

/** The field that a server's refusal is about; null if it concerns the whole form. */
export function emailChangeFieldOf(code: string): EmailChangeFieldName | null {
  return FIELD_OF_CODE[code] ?? null;
}
