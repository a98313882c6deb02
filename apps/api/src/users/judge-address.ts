import { isCompleteEmailAddress } from "@shop/auth-ui";
import type { Deps } from "../ports/deps.ts";
import { isThrowAwayDomain } from "./throw-away-domains.ts";

/** What is wrong with an address itself; whether it has an account is not asked here. */
type AddressFault = "format" | "dnsmx" | "trashmail";

/** Null for an address that can be used. A look-up that fails speaks for the address: our DNS is not the shopper's fault. */
export async function judgeAddress(deps: Deps, email: string): Promise<AddressFault | null> {
  if (!isCompleteEmailAddress(email)) return "format";
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (isThrowAwayDomain(domain)) return "trashmail";
  return (await deps.mailDomains.acceptsMail(domain)) === "no" ? "dnsmx" : null;
}

/** The failure that says the same at sign-up. */
export const FAILURE_OF_FAULT: Readonly<Record<AddressFault, string>> = {
  format: "auth.emailFormat",
  dnsmx: "auth.emailDnsmx",
  trashmail: "auth.emailTrashmail",
};
