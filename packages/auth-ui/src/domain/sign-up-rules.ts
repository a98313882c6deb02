import { fail, ok, type Result } from "@shop/kernel";
import { checkPassword, type WeakPasswordCheck } from "./check-password.ts";

/** The fields that a new customer fills in on stage 3, and the address of stage 1. */
export interface SignUpForm {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly wantsNewsletter: boolean;
  readonly hasAcceptedTerms: boolean;
}

/** The form as it may be sent: names trimmed, everything else as typed. */
export type CheckedSignUp = SignUpForm;

/**
 * The rules of signing up, in their order: names, password, terms. Browser and server call this same function; the server
 * adds its list of weak passwords. Failures: `auth.namesMissing`, those of `checkPassword`, `auth.termsNotAccepted`.
 * Source: AUTH-05.
 */
export function checkSignUp(form: SignUpForm, isWeak?: WeakPasswordCheck): Result<CheckedSignUp> {
  const firstName = form.firstName.trim();
  const lastName = form.lastName.trim();
  if (!firstName || !lastName) return fail({ code: "auth.namesMissing" });
  const password = checkPassword(form.password, isWeak);
  if (!password.isOk) return password;
  if (!form.hasAcceptedTerms) return fail({ code: "auth.termsNotAccepted" });
  return ok({ ...form, firstName, lastName });
}
