export { createAddToCart } from "./add-to-cart.ts";
export { takeOutOfCart } from "./bought-cart-lines.ts";
export { listCartCoupons } from "./cart-coupons.ts";
export { cartHandlers } from "./cart-handlers.ts";
export { listHeldLines } from "./cart-lines.ts";
export { deleteEndedCarts, findCart } from "./carts.ts";
export { cartCounts } from "./counted-calls.ts";
export { createEmbedRoutes } from "./embed-routes.ts";
export { mergeVisitorCart } from "./merge-visitor-cart.ts";
