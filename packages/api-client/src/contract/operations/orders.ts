import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { orderHeadSchema, orderSchema } from "../entities/order.ts";
import { MAX_ORDER_REFERENCE_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { noFields } from "./without-fields.ts";

export const listOrders = defineOperation({
  name: "order.list",
  summary:
    "The customer's own orders, newest first: those that were paid or can still be paid, and the newest that were closed without payment.",
  request: noFields,
  answer: z.lazy(() => z.looseObject({ orders: z.array(orderHeadSchema), closed_orders: z.array(orderHeadSchema) })),
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const getOrder = defineOperation({
  name: "order.get",
  summary: "One of the customer's own orders, by id or number, as its invoice shows it.",
  request: z.lazy(() => z.strictObject({ order: lineOfText(MAX_ORDER_REFERENCE_LENGTH, 1) })),
  answer: orderSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: ["order.notFound"],
});
