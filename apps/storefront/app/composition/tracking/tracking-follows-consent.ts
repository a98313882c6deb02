import { TRACKING_REPORTED_KEY } from "@shop/tracking";
import type { ConsentSource } from "@shop/tracking/store";
import type { PageServices } from "../page-services.ts";

/**
 * Loads tracking once there is something to track: statistics are allowed, or marketing and somebody is logged in. Call it when the page is
 * idle. A visitor who has chosen nothing, or refused, never loads it.
 */
export function trackingFollowsConsent({
  choices,
  auth,
  tracking,
  environment,
}: {
  readonly choices: ConsentSource;
  readonly auth: Pick<PageServices["auth"], "getState" | "subscribe">;
  readonly tracking: Pick<PageServices["tracking"], "load">;
  readonly environment: Pick<PageServices["environment"], "log" | "local">;
}): () => void {
  const look = () => {
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
