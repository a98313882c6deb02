import type { ConsentStamp } from "@shop/api-client/contract";
import { CONSENT_LIFE_MS } from "./limits.ts";

/** Whether the choice that a call is stamped with allows marketing, and still counts. Source: TRACK-01, TRACK-04, CONSENT-01. */
export function allowsMarketing(stamp: ConsentStamp | undefined, nowMs: number): stamp is ConsentStamp {
  return stamp?.categories.includes("marketing") === true && nowMs - stamp.chosen_at < CONSENT_LIFE_MS;
}
