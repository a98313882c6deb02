import type { Failure } from "@shop/kernel";
import { isLiveKey } from "./is-live-key.ts";

/**
 * Why an event isn't about this shop's payments, although its signature is right: it is of the other mode than the shop's keys, or of a
 * connected account (`account` is only set for those). Null: it is ours. Failures `payment.otherMode`, `payment.otherAccount`.
 */
export function eventObjection(
  event: { readonly livemode: boolean; readonly account?: string | undefined },
  secretKey: string,
): Failure | null {
  if (event.account !== undefined) return { code: "payment.otherAccount", params: { account: event.account } };
  if (event.livemode !== isLiveKey(secretKey)) {
    return { code: "payment.otherMode", params: { mode: event.livemode ? "live" : "test" } };
  }
  return null;
}
