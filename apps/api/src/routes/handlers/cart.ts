import { ok } from "@shop/kernel";
import { addToCart } from "../../use-cases/add-to-cart.ts";
import { clearCart } from "../../use-cases/clear-cart.ts";
import { readCart } from "../../use-cases/read-cart.ts";
import { removeFromCart } from "../../use-cases/remove-from-cart.ts";
import type { Handlers } from "../call-context.ts";

export const cartHandlers: Handlers<"getCart" | "addToCart" | "removeFromCart" | "clearCart"> = {
  getCart: async (deps, context) => ok(await readCart(deps, context)),
  addToCart,
  removeFromCart,
  clearCart,
};
