import type { ApiSettings } from "../ports/deps.ts";
import { createStripePaymentProvider } from "../stripe/create-stripe-payment-provider.ts";
import { STRIPE_API } from "../stripe/stripe-deps.ts";
import { createTestApp, TEST_ORIGIN, type TestApp } from "./create-test-app.ts";
import { createStripeStandIn, type StripeStandIn } from "./stripe-stand-in/index.ts";

const KEYS = {
  secretKey: "sk_test_stand_in",
  publishableKey: "pk_test_stand_in",
  webhookSecret: "whsec_stand_in",
} as const;

export interface StripeTestApp extends TestApp {
  readonly stripe: StripeStandIn;
  /** Decides what happens to Stripe's webhooks; by default they reach the shop. */
  readonly wire: { deliver(request: Request): Promise<Response> };
}

/** An app that takes payments by Stripe, with a stand-in for Stripe: the SDK's calls reach it without a socket. */
export async function createStripeTestApp(options: { settings?: Partial<ApiSettings> } = {}): Promise<StripeTestApp> {
  const made: { stripe?: StripeStandIn } = {};
  const wire = { deliver: async (request: Request): Promise<Response> => shop.app.fetch(request) };
  const shop = await createTestApp({
    settings: options.settings ?? {},
    deps: ({ db, clock, log }) => {
      const stripe = createStripeStandIn({
        ...KEYS,
        clock,
        pageOrigin: "https://checkout.stripe.test",
        deliver: (body, headers) =>
          wire.deliver(new Request(`${TEST_ORIGIN}/payments/webhook/stripe`, { method: "POST", headers, body })),
      });
      made.stripe = stripe;
      const fetch: typeof globalThis.fetch = async (input, init) => stripe.app.fetch(new Request(input, init));
      return {
        payments: createStripePaymentProvider({ ...KEYS, db, clock, log, origin: TEST_ORIGIN, api: STRIPE_API, fetch }),
      };
    },
  });
  const { stripe } = made;
  if (!stripe) throw new Error("createTestApp did not ask for its dependencies.");
  return { ...shop, stripe, wire };
}
