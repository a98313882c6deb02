export { endPayments } from "./end-payments.ts";
export { eventText } from "./event-text.ts";
export { SIGNATURE_TOLERANCE_S } from "./limits.ts";
export { openPaymentSession } from "./open-payment-session.ts";
export { readPaymentRequest } from "./payment-request.ts";
export { type ReconciledCounts, reconcileOrders } from "./reconcile-orders.ts";
export { createWebhookRoutes } from "./webhook-routes.ts";
export { withinTime } from "./within-time.ts";
