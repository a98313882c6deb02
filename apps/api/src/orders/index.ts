export { type Agreement, checkAgreement, checkPrice } from "./check-agreement.ts";
export { closeOrder } from "./close-order.ts";
export { findCustomerOrder, findLastCountry, findOrderOfNothing, findProductNames } from "./customer-orders.ts";
export { describeLine, describeTax } from "./describe-order.ts";
export { fulfilFreeOrder } from "./fulfil-free-order.ts";
export { fulfilOrder } from "./fulfil-order.ts";
export { deleteKeptOrder, holdOverdueKeptOrder, listOverdueKeptOrders } from "./kept-orders.ts";
export { ORDER_LIFE_MS } from "./limits.ts";
export { listOrders } from "./list-orders.ts";
export { orderDeductions } from "./order-deductions.ts";
export { orderHandlers } from "./order-handlers.ts";
export { type AskedLine, chooseItems } from "./order-items.ts";
export { toOrderLine } from "./order-rows.ts";
export { replaceProviderSession } from "./order-sessions.ts";
export { findOrderOfEvent, flagOrder, markPaid, type OrderFlag } from "./order-states.ts";
export {
  type ClosedOrder,
  findBuyer,
  findOrder,
  findOrderLines,
  findWaitingCartOrder,
  noteProviderSession,
  type OrderRow,
} from "./orders.ts";
export { insertPaymentEvent, notePaymentOutcome } from "./payment-events.ts";
export { priceItems } from "./price-items.ts";
export type { QuantityOfOrderable } from "./price-order.ts";
export { takeBackOrder } from "./take-back-order.ts";
export { type OrderDraft, type WrittenOrder, writeOrder } from "./write-order.ts";
