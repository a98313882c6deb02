import type { ConsentStamp } from "@shop/api-client/contract";
import type { ConsentView } from "./stamp.ts";

/** The choice as the marketing service reads it. */
export function consentOnWire({ id, chosenAtMs, allowed }: ConsentView): ConsentStamp {
  return { id, categories: [...allowed], chosen_at: chosenAtMs };
}
