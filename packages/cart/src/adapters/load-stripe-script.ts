import type { StripeScript } from "./stripe-payment-window.ts";

const STRIPE_SCRIPTS = "https://js.stripe.com";

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  createPolicy(name: "default", rules: { createScriptURL: (url: string) => string | null }): object;
}

/**
 * Loads Stripe's script from js.stripe.com, as Stripe requires, with Stripe's own loader. The loader is a separate chunk that is fetched
 * only on demand. Rejects if the script can't be loaded; the call may then be repeated.
 */
export async function loadStripeScript(publishableKey: string): Promise<StripeScript> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  trustStripeScripts();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe's script runs in browsers alone.");
  return stripe;
}

/**
 * Under `require-trusted-types-for 'script'` Stripe's loader needs a default policy, as Stripe documents. This one allows
 * scripts from js.stripe.com and refuses any other address, markup and code. The page's policy must name `default`.
 */
function trustStripeScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (URL.canParse(url) && new URL(url).origin === STRIPE_SCRIPTS ? url : null),
  });
}
