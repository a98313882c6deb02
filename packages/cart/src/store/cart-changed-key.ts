/** The storage key of a mark that changes with every change of the cart, so that other tabs reload it. */
export const CART_CHANGED_KEY = "shop_cart_changed";
