export { isLiveKey } from "./is-live-key.ts";
export { loadStripePaymentProvider } from "./load-stripe-payment-provider.ts";
