import type { Random } from "@shop/kernel";
import { LIVE_SALES_TOGGLE_LEAST_MS, LIVE_SALES_TOGGLE_MOST_MS } from "./limits.ts";

/** How long the notice stays as it is, visible or hidden: 10 to 35 seconds. Source: ENGAGE-02. */
export function liveSalesDelayMs(random: Random): number {
  const span = LIVE_SALES_TOGGLE_MOST_MS - LIVE_SALES_TOGGLE_LEAST_MS;
  return LIVE_SALES_TOGGLE_LEAST_MS + Math.floor(random.fraction() * (span + 1));
}
