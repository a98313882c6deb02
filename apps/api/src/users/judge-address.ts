import { isCompleteEmailAddress } from "@shop/api-client/contract";
import type { Deps } from "../ports/deps.ts";
import { isThrowAwayDomain } from "./throw-away-domains.ts";

/** Checks the address itself; not whether it has an account. */
type AddressFault = "format" | "dnsmx" | "trashmail";

/** Null for a valid address. If the look-up fails, the address is accepted: a fault of our DNS is not the shopper's. */
export async function judgeAddress(deps: Deps, email: string): Promise<AddressFault | null> {
  if (!isCompleteEmailAddress(email)) return "format";
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (isThrowAwayDomain(domain)) return "trashmail";
  return (await deps.mailDomains.acceptsMail(domain)) === "no" ? "dnsmx" : null;
}

/** The corresponding failure at sign-up. */
export const FAILURE_OF_FAULT: Readonly<Record<AddressFault, string>> = {
  format: "auth.emailFormat",
  dnsmx: "auth.emailDnsmx",
  trashmail: "auth.emailTrashmail",
};
