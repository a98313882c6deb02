import Stripe from "stripe";
import { STRIPE_RETRIES, STRIPE_TIMEOUT_MS } from "./limits.ts";
import { STRIPE_API_VERSION, type StripeDeps } from "./stripe-deps.ts";

/** Stripe's SDK on the given network, with the API's version pinned and telemetry off. */
export function createStripeClient(deps: Pick<StripeDeps, "secretKey" | "api" | "fetch">): Stripe {
  return new Stripe(deps.secretKey, {
    ...deps.api,
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(deps.fetch),
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: STRIPE_RETRIES,
    telemetry: false,
  });
}
