import { parseRecord } from "@shop/kernel";
import { RESEND_WAIT_MS } from "./limits.ts";

/** The time after an activation mail in which no further one can be requested, for one address. */
export interface ResendWait {
  readonly emailAddress: string;
  readonly endsAtMs: number;
}

/** The wait that a sent mail starts: 60 seconds. Source: AUTH-08. */
export function startResendWait(emailAddress: string, nowMs: number): ResendWait {
  return { emailAddress, endsAtMs: nowMs + RESEND_WAIT_MS };
}

/** A stored wait that still runs: a reload doesn't shorten it, and a changed clock doesn't lengthen it beyond its 60 seconds. */
export function resumeResendWait(stored: string | undefined, nowMs: number): ResendWait | null {
  const { emailAddress, endsAtMs } = parseRecord(stored);
  if (typeof emailAddress !== "string" || typeof endsAtMs !== "number") return null;
  return endsAtMs > nowMs && endsAtMs <= nowMs + RESEND_WAIT_MS ? { emailAddress, endsAtMs } : null;
}

/** When the mail to this address can be requested again; null means now. */
export function resendWaitEndsAtMs(wait: ResendWait | null, emailAddress: string, nowMs: number): number | null {
  return wait && wait.emailAddress === emailAddress && wait.endsAtMs > nowMs ? wait.endsAtMs : null;
}
