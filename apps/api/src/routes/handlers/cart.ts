import { ok } from "@shop/kernel";
import { addCoupon } from "../../use-cases/add-coupon.ts";
import { addToCart } from "../../use-cases/add-to-cart.ts";
import { clearCart } from "../../use-cases/clear-cart.ts";
import { readCart } from "../../use-cases/read-cart.ts";
import { removeCoupon } from "../../use-cases/remove-coupon.ts";
import { removeFromCart } from "../../use-cases/remove-from-cart.ts";
import { undoCartChange } from "../../use-cases/undo-cart-change.ts";
import type { Handlers } from "../call-context.ts";

export const cartHandlers: Handlers<
  "getCart" | "addToCart" | "removeFromCart" | "clearCart" | "addCoupon" | "removeCoupon" | "undoCartChange"
> = {
  getCart: async (deps, context) => ok(await readCart(deps, context)),
  addToCart,
  removeFromCart,
  clearCart,
  addCoupon,
  removeCoupon,
  undoCartChange,
};
