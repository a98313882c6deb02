export { buildCart, buildLine, buildPricedCart, buildSession } from "./build-cart.ts";
export {
  createTestCartStore,
  createTestCheckoutStore,
  type TestCartStore,
  type TestCheckoutStore,
} from "./create-test-stores.ts";
export { createFakeCartGateway, type FakeCartGateway } from "./fake-cart-gateway.ts";
export { createFakeCheckoutGateway, createFakePaymentWindow, type FakeCheckoutGateway } from "./fake-checkout.ts";
export { findOnShelf, SHELF, type ShelfProduct } from "./shelf.ts";
