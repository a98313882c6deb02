import { fail, ok, type Result } from "@shop/kernel";

/** The names of an account, as they are typed. */
export interface ProfileNames {
  readonly firstName: string;
  readonly lastName: string;
  /** The name that registrations are made out to; empty means the person. */
  readonly registrationName: string;
}

/** The names, trimmed as they are sent. Failure: `auth.namesMissing` without first or last name. Source: ACCT-03. */
export function checkProfile(typed: ProfileNames): Result<ProfileNames> {
  const names = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    registrationName: typed.registrationName.trim(),
  };
  return names.firstName && names.lastName ? ok(names) : fail({ code: "auth.namesMissing" });
}

/** The field that a failure is about, as the form is filled in; null if it concerns the whole form. */
export function profileFieldOf(code: string, typed: ProfileNames): keyof ProfileNames | null {
  if (code !== "auth.namesMissing") return null;
  return typed.firstName.trim() ? "lastName" : "firstName";
}
