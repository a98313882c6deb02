import { expect, test } from "vitest";
import { createStripeClient } from "./stripe-client.ts";
import { STRIPE_API } from "./stripe-deps.ts";

test("[SAFE-25] a call to Stripe takes 3.5 s at most and is repeated once", () => {
  const stripe = createStripeClient({ secretKey: "sk_test_x", api: STRIPE_API, fetch });
  expect([stripe.getApiField("timeout"), stripe.getMaxNetworkRetries()]).toEqual([3500, 1]);
});
