export { buildCart, buildLine, buildPricedCart, buildSession, type PricedCartFacts } from "./build-cart.ts";
export { buildReview, type ReviewToBuild } from "./build-review.ts";
export {
  createTestCartStore,
  createTestCheckoutStore,
  type TestCartStore,
  type TestCheckoutStore,
} from "./create-test-stores.ts";
export { createFakeCartGateway, type FakeCartGateway, type FakeShop } from "./fake-cart-gateway.ts";
export {
  createFakeCheckoutGateway,
  createFakePaymentWindow,
  type FakeCheckoutGateway,
  orderReviewed,
} from "./fake-checkout.ts";
export { FAKE_COUPONS, REFUSED_COUPONS } from "./fake-coupons.ts";
export { findOnShelf, pricingIn, SHELF, type ShelfProduct } from "./shelf.ts";
