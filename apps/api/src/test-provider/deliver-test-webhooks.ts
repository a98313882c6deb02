import type { TestPaymentProvider } from "./create-test-payment-provider.ts";

/** The test provider's own clockwork, to be run every few seconds where it takes the payments: sessions run out, webhooks are sent again. */
export function deliverTestWebhooks(provider: Pick<TestPaymentProvider, "runDueWork">): Promise<number> {
  return provider.runDueWork();
}
