import { type KeyValueStorage, parseRecord } from "@shop/kernel";
import { consentOnWire } from "../domain/consent-on-wire.ts";
import { mustReport, type ReportedChoice } from "../domain/consent-report.ts";
import type { Stamp } from "../domain/stamp.ts";
import { TRACKING_REPORTED_KEY } from "../domain/stored-things.ts";
import type { MarketingGateway } from "./ports.ts";

/** Reports a choice to the back end. A report that fails is repeated with the next look: on the next page, or after the next change. */
export function createConsentReporter(deps: {
  readonly storage: KeyValueStorage;
  readonly marketing: MarketingGateway;
}): (stamp: Stamp, emailAddress: string) => Promise<void> {
  const { storage, marketing } = deps;
  let inFlight: number | null = null;
  return async (stamp, emailAddress) => {
    const { consent, account } = stamp;
    if (!consent || account === null || inFlight === consent.chosenAtMs) return;
    if (!mustReport(stamp, parseReported(storage.get(TRACKING_REPORTED_KEY)))) return;
    inFlight = consent.chosenAtMs;
    const write = (isConfirmed: boolean) => {
      const reported: ReportedChoice = { account, chosenAtMs: consent.chosenAtMs, isConfirmed };
      storage.set(TRACKING_REPORTED_KEY, JSON.stringify(reported));
    };
    const isYes = consent.allowed.includes("marketing");
    // It may arrive although nobody learns of it: a withdrawal must be reported then too.
    if (isYes) write(false);
    const request = { user_email: emailAddress, consent: consentOnWire(consent) };
    const outcome = await marketing.call("reportConsent", request);
    inFlight = null;
    if (!outcome.success) return;
    if (isYes) write(true);
    else storage.remove(TRACKING_REPORTED_KEY);
  };
}

function parseReported(stored: string | undefined): ReportedChoice | null {
  const { account, chosenAtMs, isConfirmed } = parseRecord(stored);
  return typeof account === "string" && typeof chosenAtMs === "number"
    ? { account, chosenAtMs, isConfirmed: isConfirmed === true }
    : null;
}
