import { defineOperation } from "../define-operation.ts";
import { cartSchema } from "../entities/cart.ts";
import { noFields } from "./without-fields.ts";

export const undoCartChange = defineOperation({
  name: "cart.undo",
  summary:
    "Reverts the cart's last change, once: an add, a removal, an emptying, a coupon. What no longer fits the limits stays out.",
  request: noFields,
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["cart.nothingToUndo", "cart.undoFailed"],
});
