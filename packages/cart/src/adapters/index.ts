export { createCartGateway, readCart } from "./cart-gateway.ts";
export { createCheckoutGateway } from "./checkout-gateway.ts";
export { createIframePaymentWindow } from "./iframe-payment-window.ts";
