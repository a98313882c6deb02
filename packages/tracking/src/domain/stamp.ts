import { DESTINATION_RULES, type Destination, type TrackingCategory } from "./event-routes.ts";

/** A visitor's choice. Another choice has another time, even if it allows the same. */
export interface ConsentView {
  /** Random, one per browser. */
  readonly id: string;
  readonly chosenAtMs: number;
  readonly allowed: readonly TrackingCategory[];
}

/** Under whose name and by which choice an event was created. */
export interface Stamp {
  /** Null before the first choice. */
  readonly consent: ConsentView | null;
  /** Distinguishes the accounts of one browser (`accountMark`); null while nobody is logged in. */
  readonly account: string | null;
}

export type Refusal = "noConsent" | "notLoggedIn" | "consentChanged" | "accountChanged";

/** Why an event may not be created for a destination; null if it may. Source: TRACK-01, TRACK-06. */
export function refusalAtCreation(destination: Destination, stamp: Stamp): "noConsent" | "notLoggedIn" | null {
  const { category, needsLogin } = DESTINATION_RULES[destination];
  if (!stamp.consent?.allowed.includes(category)) return "noConsent";
  return needsLogin && stamp.account === null ? "notLoggedIn" : null;
}

/**
 * Why an event may not be sent now; null if it may: it was allowed when it was created, it is allowed by the same choice, and the same
 * account is logged in. What was caused before a login isn't the account's.
 */
export function refusalAtSending(destination: Destination, created: Stamp, now: Stamp): Refusal | null {
  const refused = refusalAtCreation(destination, created);
  if (refused) return refused;
  const { category, needsLogin } = DESTINATION_RULES[destination];
  if (!isSameChoice(created.consent, now.consent) || !now.consent?.allowed.includes(category)) return "consentChanged";
  return needsLogin && created.account !== now.account ? "accountChanged" : null;
}

/** A stored stamp; null if it isn't one. */
export function parseStamp(value: unknown): Stamp | null {
  if (typeof value !== "object" || value === null || !("consent" in value) || !("account" in value)) return null;
  const { consent, account } = value;
  if (typeof account !== "string" || typeof consent !== "object" || consent === null) return null;
  const { id, chosenAtMs, allowed } = consent as Partial<ConsentView>;
  if (typeof id !== "string" || typeof chosenAtMs !== "number" || !Array.isArray(allowed)) return null;
  return { consent: { id, chosenAtMs, allowed }, account };
}

function isSameChoice(one: Stamp["consent"], other: Stamp["consent"]): boolean {
  return one?.id === other?.id && one?.chosenAtMs === other?.chosenAtMs;
}
