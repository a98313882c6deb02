import { ok } from "@shop/kernel";
import type { Handlers } from "../users/index.ts";
import { addCoupon } from "./add-coupon.ts";
import { explainRefusedAdd } from "./add-to-cart.ts";
import { clearCart } from "./clear-cart.ts";
import { readCart } from "./read-cart.ts";
import { removeCoupon } from "./remove-coupon.ts";
import { removeFromCart } from "./remove-from-cart.ts";
import { undoCartChange } from "./undo-cart-change.ts";

export const cartHandlers: Handlers<
  "getCart" | "addToCart" | "removeFromCart" | "clearCart" | "addCoupon" | "removeCoupon" | "undoCartChange"
> = {
  getCart: async (deps, context) => ok(await readCart(deps, context)),
  // The statement of `createAddToCart` added nothing.
  addToCart: explainRefusedAdd,
  removeFromCart,
  clearCart,
  addCoupon: (deps, context, request) => addCoupon(deps, context, request),
  removeCoupon,
  undoCartChange,
};
