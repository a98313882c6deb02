import type { SignInFields } from "../domain/sign-in-fields.ts";
import { type AuthWorld, type AuthWorldOptions, buildAuthWorld } from "./build-auth-world.ts";
import { buildUser } from "./builders.ts";
import { KNOWN_ACCOUNT } from "./fake-auth-gateway.ts";

const INACTIVE = { password: "x", user: buildUser({ emailAddress: "idle@example.com", isAccountActive: false }) };

/** What somebody without an account types at the sign-up. */
export const NEWCOMER = {
  firstName: "New",
  lastName: "Comer",
  password: "Measured-Room-42",
  hasAcceptedTerms: true,
} as const;

/** Types into the dialog of the sign-in. */
export function fillSignIn({ signIn }: AuthWorld, fields: Partial<SignInFields>): void {
  for (const [name, value] of Object.entries(fields)) signIn.setField(name as keyof SignInFields, value);
}

/** The sign-in after an address was sent. There are two accounts: ada@example.com, and idle@example.com, which isn't activated. */
export async function startSignIn(emailAddress: string, options: AuthWorldOptions = {}): Promise<AuthWorld> {
  const world = buildAuthWorld({ accounts: [KNOWN_ACCOUNT, INACTIVE], ...options });
  fillSignIn(world, { emailAddress });
  await world.signIn.submitEmail();
  return world;
}
