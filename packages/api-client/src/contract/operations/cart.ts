import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { cartSchema, paymentSessionSchema } from "../entities/cart.ts";
import { MAX_BUY_NOW_LINES, MAX_LINE_QUANTITY, MAX_PRODUCT_NAME_LENGTH, MAX_URL_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

const productName = lineOfText(MAX_PRODUCT_NAME_LENGTH, 1);
const quantity = z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY));
const returnUrls = { backlink_url: lineOfText(MAX_URL_LENGTH, 1), landing_page_url: lineOfText(MAX_URL_LENGTH, 1) };

export const getCart = defineOperation({
  name: "cart.get",
  summary: "The cart of the visitor, or of the account after login, priced now.",
  request: z.strictObject({}),
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  failures: [],
});

export const addToCart = defineOperation({
  name: "cart.add",
  summary: "Adds a product, within the cart's limits.",
  request: z.strictObject({ product: productName, quantity: z._default(quantity, 1) }),
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  failures: ["cart.packAlreadyInCart", "cart.itemLimitReached", "cart.freeProduct", "cart.couldNotAdd"],
});

export const removeFromCart = defineOperation({
  name: "cart.remove",
  summary: "Takes some or all of a product out, by `product` or `name`; more than there are takes out all.",
  request: z.pipe(
    z.union([
      z.strictObject({ product: productName, quantity: z._default(quantity, 1) }),
      z.strictObject({ name: productName, quantity: z._default(quantity, 1) }),
    ]),
    z.transform((line) => ({ product: "product" in line ? line.product : line.name, quantity: line.quantity })),
  ),
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  failures: ["cart.notInCart"],
});

export const clearCart = defineOperation({
  name: "cart.clear",
  summary: "Empties the cart.",
  request: z.strictObject({}),
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  failures: [],
});

export const getPaymentSession = defineOperation({
  name: "cart.sessionId",
  summary: "The payment session that the cart's waiting order has.",
  request: z.strictObject({}),
  answer: paymentSessionSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  failures: ["checkout.noSession"],
});

export const checkout = defineOperation({
  name: "cart.checkout",
  summary:
    "Writes the order of the cart, priced by the server, and opens a payment session for it. An unpaid order of the same cart and price is used again.",
  request: z.strictObject(returnUrls),
  answer: paymentSessionSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  failures: ["cart.empty", "checkout.urlNotAllowed", "checkout.paymentUnavailable"],
});

export const buyNow = defineOperation({
  name: "cart.buyNow",
  summary: "Writes an order of the named products, without touching the cart, and opens a payment session for it.",
  request: z.strictObject({
    products: z
      .array(z.strictObject({ name: productName, quantity }))
      .check(z.minLength(1), z.maxLength(MAX_BUY_NOW_LINES)),
    ...returnUrls,
    stop_on_error: z._default(z.boolean(), true),
  }),
  answer: paymentSessionSchema,
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  failures: [
    "cart.empty",
    "cart.packAlreadyInCart",
    "cart.itemLimitReached",
    "cart.freeProduct",
    "cart.couldNotAdd",
    "checkout.urlNotAllowed",
    "checkout.paymentUnavailable",
  ],
});
