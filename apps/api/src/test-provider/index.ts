export { createTestPaymentProvider, type TestPaymentProvider } from "./create-test-payment-provider.ts";
export { deliverTestWebhooks } from "./deliver-test-webhooks.ts";
export { deleteOldTestSessions } from "./test-payment-sessions.ts";
export type { TestProviderDeps } from "./test-provider-deps.ts";
