import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { cartSchema } from "../entities/cart.ts";
import { productName, quantity } from "./cart-fields.ts";
import { noFields } from "./without-fields.ts";

export const getCart = defineOperation({
  name: "cart.get",
  summary: "The cart of the visitor, or of the account after login, priced now.",
  request: noFields,
  answer: cartSchema,
  openFields: ["total_regular", "total_discount"],
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const addToCart = defineOperation({
  name: "cart.add",
  summary: "Adds a product, within the cart's limits.",
  request: z.lazy(() => z.strictObject({ product: productName, quantity: z._default(quantity, 1) })),
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["cart.packAlreadyInCart", "cart.itemLimitReached", "cart.freeProduct", "cart.couldNotAdd"],
});

export const removeFromCart = defineOperation({
  name: "cart.remove",
  summary: "Removes some or all of a product, by `product` or `name`; a quantity larger than the cart's removes all.",
  request: z.lazy(() =>
    z.pipe(
      z.union([
        z.strictObject({ product: productName, quantity: z._default(quantity, 1) }),
        z.strictObject({ name: productName, quantity: z._default(quantity, 1) }),
      ]),
      z.transform((line) => ({ product: "product" in line ? line.product : line.name, quantity: line.quantity })),
    ),
  ),
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["cart.notInCart"],
});

export const clearCart = defineOperation({
  name: "cart.clear",
  summary: "Empties the cart.",
  request: noFields,
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [],
});
