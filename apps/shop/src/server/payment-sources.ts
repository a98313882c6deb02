/** What a page's policies have to allow besides the shop's own, for a payment provider's script. */
export interface PaymentSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  readonly images: readonly string[];
  /** Whose frames may request a payment from the browser (Apple Pay, Google Pay). */
  readonly wallets: readonly string[];
}

const NONE: PaymentSources = { scripts: [], frames: [], connects: [], images: [], wallets: [] };

/** Stripe's, for Stripe.js and Checkout. Source: docs.stripe.com/security/guide#content-security-policy. */
const STRIPE: PaymentSources = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com", "https://checkout.stripe.com"],
  frames: [
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    "https://hooks.stripe.com",
    "https://checkout.stripe.com",
  ],
  connects: ["https://api.stripe.com", "https://checkout.stripe.com"],
  images: ["https://*.stripe.com"],
  wallets: ["https://js.stripe.com", "https://checkout.stripe.com"],
};

/** The built-in provider's pages are the shop's own and need nothing. */
export function paymentSources(provider: "test" | "stripe"): PaymentSources {
  return provider === "stripe" ? STRIPE : NONE;
}
