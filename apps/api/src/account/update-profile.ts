import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { setNames } from "../users/index.ts";

interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  /** The name that registrations are made out to; empty means the person. */
  readonly registrationName: string;
}

/** Changes the names of an account. Failure: `auth.namesMissing` if the person would be left without a name. Source: ACCT-03. */
export async function updateProfile(deps: Deps, userId: string, profile: Profile): Promise<Result<void>> {
  const firstName = profile.firstName.trim();
  const lastName = profile.lastName.trim();
  if (!firstName || !lastName) return fail({ code: "auth.namesMissing" });
  const registrationName = profile.registrationName.trim() || `${firstName} ${lastName}`;
  await setNames(deps.db, userId, { firstName, lastName, registrationName });
  return ok(undefined);
}
