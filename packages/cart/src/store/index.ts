export { CART_CHANGED_KEY } from "./cart-changed-key.ts";
export type { CartState, LastChange, PendingChange } from "./cart-state.ts";
export {
  type CartOfParts,
  type CartStore,
  type CartStoreDeps,
  createCartStore,
  type ProductForCart,
} from "./cart-store.ts";
export { type CheckoutElsewhereDeps, createCheckoutElsewhere } from "./checkout-elsewhere.ts";
export {
  type CheckoutOfParts,
  type CheckoutStore,
  type CheckoutStoreDeps,
  type CheckoutStoreState,
  createCheckoutStore,
  type ReviewedCheckoutState,
} from "./checkout-store.ts";
export { initialCartState } from "./initial-cart-state.ts";
export { createLateCart, EARLY_ACTS_KEY, type LateCartDeps } from "./late-cart.ts";
export { createLateCheckout } from "./late-checkout.ts";
export * from "./ports.ts";
export { RESERVATION_KEY } from "./reservation-keeper.ts";
export * from "./selectors.ts";
