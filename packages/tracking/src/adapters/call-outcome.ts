import type { Result } from "@shop/kernel";
import type { MarketingOutcome } from "../store/ports.ts";

/** A call's result in the service's own form: a failure has a message. Source: TRACK-04. */
export function callOutcome(result: Result<unknown>): MarketingOutcome {
  if (result.isOk) return { success: true };
  const { code, serverText } = result.failure;
  return { success: false, code, message: serverText ?? code };
}
