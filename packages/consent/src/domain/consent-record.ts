import type { Locale } from "@shop/kernel";
import type { OptionalCategory } from "./categories.ts";
import type { ConsentChoice } from "./choice.ts";

/** What is kept as proof of a choice: no address, no account, nothing that names the visitor. Source: CONSENT-04. */
export interface ConsentRecord {
  /** Random; the same record sent twice is kept once. */
  readonly recordId: string;
  /** The browser's; see `ConsentChoice`. */
  readonly consentId: string;
  readonly chosenAtMs: number;
  readonly policyVersion: string;
  readonly textHash: string;
  readonly locale: Locale;
  readonly asked: readonly OptionalCategory[];
  readonly granted: readonly OptionalCategory[];
  readonly services: readonly string[];
  readonly hadSignal: boolean;
}

export function recordOf(choice: ConsentChoice, recordId: string, locale: Locale): ConsentRecord {
  const { id, chosenAtMs, policyVersion, textHash, asked, granted, services, hadSignal } = choice;
  return {
    recordId,
    consentId: id,
    chosenAtMs,
    policyVersion,
    textHash,
    locale,
    asked,
    granted,
    services,
    hadSignal,
  };
}
