import { isEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";

/**
 * The address that a licence is transferred to, trimmed as it is sent. `ownAddress` is the owner's. Failures:
 * `transfer.recipientRefused`, `transfer.recipientIsOwner`. Source: ACCT-11.
 */
export function checkRecipient(typed: string, ownAddress: string): Result<string> {
  const recipient = typed.trim();
  if (!isEmailAddress(recipient)) return fail({ code: "transfer.recipientRefused" });
  if (recipient.toLowerCase() === ownAddress.trim().toLowerCase()) return fail({ code: "transfer.recipientIsOwner" });
  return ok(recipient);
}
