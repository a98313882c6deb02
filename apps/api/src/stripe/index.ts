export { createStripePaymentProvider } from "./create-stripe-payment-provider.ts";
export { isLiveKey } from "./is-live-key.ts";
