export { CART_CHANGED_KEY } from "./cart-changed-key.ts";
export type { CartState, LastChange, PendingChange } from "./cart-state.ts";
export {
  type CartStore,
  type CartStoreDeps,
  createCartStore,
  type ProductForCart,
} from "./cart-store.ts";
export { type CheckoutElsewhereDeps, createCheckoutElsewhere } from "./checkout-elsewhere.ts";
export {
  type CheckoutStore,
  type CheckoutStoreDeps,
  type CheckoutStoreState,
  createCheckoutStore,
  type ReviewedCheckoutState,
} from "./checkout-store.ts";
export { initialCartState } from "./initial-cart-state.ts";
export * from "./ports.ts";
export { RESERVATION_KEY } from "./reservation-keeper.ts";
export * from "./selectors.ts";
export { type CartOfParts, createWaitingCart, type WaitingCartDeps } from "./waiting-cart.ts";
export { type CheckoutOfParts, createWaitingCheckout } from "./waiting-checkout.ts";
