import type { StripeScript } from "./stripe-payment-window.ts";

const STRIPE_SCRIPTS = "https://js.stripe.com";

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: "default", rules: { createScriptURL: (url: string) => string | null }): object;
}

/**
 * Brings Stripe's script from js.stripe.com, where Stripe demands that it comes from, by Stripe's own loader, which is a chunk of its own
 * and not asked for before. Rejects where the script can't be loaded; it may be asked again then.
 */
export async function loadStripeScript(publishableKey: string): Promise<StripeScript> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  trustStripeScripts();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe's script runs in browsers alone.");
  return stripe;
}

/**
 * Under `require-trusted-types-for 'script'` Stripe's loader needs a default policy, as Stripe documents: this one lets scripts
 * of js.stripe.com in and refuses any other address, markup and code. The page's policy has to name `default`.
 */
function trustStripeScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (URL.canParse(url) && new URL(url).origin === STRIPE_SCRIPTS ? url : null),
  });
}
