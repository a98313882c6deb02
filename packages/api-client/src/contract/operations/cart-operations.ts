import * as cart from "./cart.ts";
import * as coupons from "./coupons.ts";
import { undoCartChange } from "./undo-cart-change.ts";

/** The operations of a cart, for a page that needs no others: `createOperationsClient(cartOperations, options)`. */
export const cartOperations = {
  getCart: cart.getCart,
  addToCart: cart.addToCart,
  removeFromCart: cart.removeFromCart,
  clearCart: cart.clearCart,
  addCoupon: coupons.addCoupon,
  removeCoupon: coupons.removeCoupon,
  undoCartChange,
} as const;
export type CartOperationName = keyof typeof cartOperations;
