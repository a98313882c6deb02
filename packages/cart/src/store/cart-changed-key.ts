/** Where a mark is kept that changes with every change of the cart, so that other tabs load it anew. */
export const CART_CHANGED_KEY = "shop_cart_changed";
