import type { Stamp } from "./stamp.ts";

/** A yes to marketing of which the back end may know, by this browser. */
export interface ReportedChoice {
  readonly account: string;
  readonly chosenAtMs: number;
  /** It has confirmed it. */
  readonly isConfirmed: boolean;
}

/**
 * Whether a logged-in customer's choice has to be reported: a yes to marketing once, and a withdrawal only to a back end that knew of a
 * yes. Somebody who never allowed it causes no call.
 */
export function mustReport({ consent, account }: Stamp, reported: ReportedChoice | null): boolean {
  if (!consent || account === null) return false;
  const before = reported?.account === account ? reported : null;
  if (before?.isConfirmed && before.chosenAtMs === consent.chosenAtMs) return false;
  return consent.allowed.includes("marketing") || before !== null;
}
