import { TRACKING_REPORTED_KEY } from "@shop/tracking";
import type { PageServices } from "../page-services.ts";
import { hasVisitMark } from "../visit-mark.ts";
import { consentChoices } from "./consent-choices.ts";

/**
 * Loads tracking once there is something to track: statistics are allowed, or marketing and somebody is logged in. Call it when the page is
 * idle. A visitor who has chosen nothing, or refused, never loads it.
 */
export function trackingFollowsConsent({
  consent,
  auth,
  tracking,
  environment,
}: {
  readonly consent: Parameters<typeof consentChoices>[0];
  readonly auth: Pick<PageServices["auth"], "getState" | "subscribe">;
  readonly tracking: Pick<PageServices["tracking"], "load">;
  readonly environment: Pick<PageServices["environment"], "log" | "local" | "choices">;
}): () => void {
  const choices = consentChoices(consent);
  const look = () => {
    if (isAboutToBeKnown({ auth, environment })) return;
    const allowed = choices.current()?.allowed ?? [];
    const isCustomer = auth.getState().status === "customer";
    // A withdrawal that hasn't been reported yet.
    const mustReport = environment.local.get(TRACKING_REPORTED_KEY) !== undefined;
    const isWanted = allowed.includes("statistics") || (isCustomer && (allowed.includes("marketing") || mustReport));
    if (isWanted) tracking.load().catch((error) => environment.log({ act: "tracking.load", error: String(error) }));
  };
  look();
  const ends = [choices.subscribe(look), auth.subscribe(look)];
  return () => {
    for (const end of ends) end();
  };
}

/** Somebody was here before, and who it is is being looked up: what they see now may be a customer's. */
export function isAboutToBeKnown({
  auth,
  environment,
}: {
  readonly auth: Pick<PageServices["auth"], "getState">;
  readonly environment: Pick<PageServices["environment"], "choices">;
}): boolean {
  return auth.getState().status === "unknown" && hasVisitMark(environment.choices);
}
