export { createCartGateway, readCart } from "./cart-gateway.ts";
export { createCheckoutGateway } from "./checkout-gateway.ts";
export { choosePaymentWindow } from "./choose-payment-window.ts";
export { createIframePaymentWindow } from "./iframe-payment-window.ts";
export { loadStripeScript } from "./load-stripe-script.ts";
export { createStripePaymentWindow, type StripeScript } from "./stripe-payment-window.ts";
