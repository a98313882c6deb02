import { type Failure, fail, type Result } from "@shop/kernel";
import Stripe from "stripe";
import type { StripeDeps } from "./stripe-deps.ts";

/**
 * Runs a call to Stripe. Refusals by Stripe and an unreachable Stripe become `checkout.paymentUnavailable` with one line in the log; a
 * missing session becomes `payment.unknownSession`. Any other error is our own and passes through.
 */
export async function callStripe<Value>(
  deps: Pick<StripeDeps, "log">,
  act: string,
  call: () => Promise<Value>,
): Promise<Result<Value>> {
  try {
    return { isOk: true, value: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const failure = failureOf(error);
    // The message of a rejected key repeats parts of it: only codes and Stripe's own request id are logged.
    const { type, code, statusCode, requestId } = error;
    deps.log.warn(
      { act, type, code, statusCode, stripeRequestId: requestId },
      "Stripe refused or could not be reached",
    );
    return fail(failure);
  }
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>): Failure {
  return { code: error.code === "resource_missing" ? "payment.unknownSession" : "checkout.paymentUnavailable" };
}
