import { DESTINATION_RULES, type Destination, type TrackingCategory } from "./event-routes.ts";

/** What a visitor allows at a moment. */
export interface ConsentView {
  /** Names the choice: each new one has another. Null before the first. */
  readonly id: string | null;
  readonly allowed: readonly TrackingCategory[];
}

/** Under whose name and by which choice an event was created. */
export interface Stamp {
  readonly consentId: string | null;
  readonly allowed: readonly TrackingCategory[];
  /** Tells the accounts of one browser apart; null while nobody is logged in. Never an address. */
  readonly account: string | null;
}

export function stampOf(consent: ConsentView, account: string | null): Stamp {
  return { consentId: consent.id, allowed: [...consent.allowed], account };
}

export type Refusal = "noConsent" | "notLoggedIn" | "consentChanged" | "accountChanged";

/** Why an event may not be created for a destination; null if it may. Source: TRACK-01, TRACK-06. */
export function refusalAtCreation(destination: Destination, stamp: Stamp): "noConsent" | "notLoggedIn" | null {
  const { category, needsLogin } = DESTINATION_RULES[destination];
  if (stamp.consentId === null || !stamp.allowed.includes(category)) return "noConsent";
  return needsLogin && stamp.account === null ? "notLoggedIn" : null;
}

/**
 * Why an event may not be sent now; null if it may: it was allowed when it was created, it is allowed by the same choice, and the same
 * account is logged in. One that belongs to no account isn't anybody's after a login either.
 */
export function refusalAtSending(destination: Destination, created: Stamp, now: Stamp): Refusal | null {
  const refused = refusalAtCreation(destination, created);
  if (refused) return refused;
  const { category, needsLogin } = DESTINATION_RULES[destination];
  if (created.consentId !== now.consentId || !now.allowed.includes(category)) return "consentChanged";
  return needsLogin && created.account !== now.account ? "accountChanged" : null;
}
