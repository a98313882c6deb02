import { parseRecord } from "@shop/kernel";
import type { SignInFields } from "./sign-in-fields.ts";

/** The parts of a half-filled sign-in that are stored for a reload: never a password, a tick or the honeypot. */
export type SignInDraft = Pick<SignInFields, "emailAddress" | "firstName" | "lastName">;

/** The draft as it is stored: JSON with exactly three texts. */
export function writeDraft({ emailAddress, firstName, lastName }: SignInDraft): string {
  return JSON.stringify({ emailAddress, firstName, lastName } satisfies SignInDraft);
}

/** The stored draft; anything else counts as empty. */
export function readDraft(stored: string | undefined): SignInDraft {
  const read = parseRecord(stored);
  const textOf = (name: keyof SignInDraft) => (typeof read[name] === "string" ? read[name] : "");
  return { emailAddress: textOf("emailAddress"), firstName: textOf("firstName"), lastName: textOf("lastName") };
}
