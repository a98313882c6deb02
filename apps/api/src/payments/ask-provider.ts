import { type Clock, fail, type Result } from "@shop/kernel";
import { PAYMENT_TIMEOUT_MS } from "./limits.ts";
import { withinTime } from "./within-time.ts";

/** Waits eight seconds for a provider, and no longer. Failures, besides its own: `payment.timedOut`, `payment.threw`, for the log alone. */
export async function askProvider<Value>(
  deps: { readonly clock: Clock },
  ask: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await withinTime(deps.clock, PAYMENT_TIMEOUT_MS, ask(), fail({ code: "payment.timedOut" }));
  } catch (error) {
    return fail({ code: "payment.threw", params: { reason: error instanceof Error ? error.message : String(error) } });
  }
}
