import { fail, ok, type Result } from "@shop/kernel";
import { PIN_LENGTH } from "./limits.ts";

/** A PIN as typed or pasted: spaces and hyphens between its digits go, digits of other widths count. */
export function cleanPin(typed: string): string {
  return typed.normalize("NFKC").replace(/[\s\-‐-―_.]/g, "");
}

/** The PIN as it is sent. Failure: `account.pinFormat`. Source: ACCT-06, ACCT-07. */
export function checkPin(typed: string): Result<string> {
  const pin = cleanPin(typed);
  return new RegExp(`^[0-9]{${PIN_LENGTH}}$`).test(pin) ? ok(pin) : fail({ code: "account.pinFormat" });
}
