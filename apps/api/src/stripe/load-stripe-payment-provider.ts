import type { PaymentProvider } from "../ports/payment-provider.ts";
import type { StripeDeps } from "./stripe-deps.ts";

/** The provider, and with it Stripe's library, which only a shop that takes payments through Stripe has in memory. */
export async function loadStripePaymentProvider(deps: StripeDeps): Promise<PaymentProvider> {
  const { createStripePaymentProvider } = await import("./create-stripe-payment-provider.ts");
  return createStripePaymentProvider(deps);
}
