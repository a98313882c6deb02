import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { cartSchema } from "../entities/cart.ts";

export const undoCartChange = defineOperation({
  name: "cart.undo",
  summary: "Reverts the visitor's last change of the cart. Our own storefront undoes by adding and removing.",
  request: z.strictObject({}),
  answer: cartSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  failures: ["cart.nothingToUndo", "cart.undoFailed"],
});
