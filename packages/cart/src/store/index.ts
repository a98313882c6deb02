export { CART_CHANGED_KEY } from "./cart-changed-key.ts";
export { type CartState, initialCartState, type LastChange, type PendingChange } from "./cart-state.ts";
export {
  type CartStore,
  type CartStoreDeps,
  createCartStore,
  type ProductForCart,
} from "./cart-store.ts";
export {
  type CheckoutStore,
  type CheckoutStoreDeps,
  type CheckoutStoreState,
  createCheckoutStore,
} from "./checkout-store.ts";
export * from "./ports.ts";
export { RESERVATION_KEY } from "./reservation-keeper.ts";
export * from "./selectors.ts";
export { type CartOfParts, createWaitingCart, type WaitingCartDeps } from "./waiting-cart.ts";
export { type CheckoutOfParts, createWaitingCheckout } from "./waiting-checkout.ts";
