import { profileHandlers } from "./account/profile-handlers.ts";
import { cartHandlers } from "./cart/cart-handlers.ts";
import { createProductHandlers } from "./catalogue/product-handlers.ts";
import { checkoutHandlers } from "./checkout/checkout-handlers.ts";
import { accountChangeHandlers } from "./email-change/email-change-handlers.ts";
import type { Handlers } from "./http/call-context.ts";
import { licenceHandlers } from "./licences/licence-handlers.ts";
import { orderHandlers } from "./orders/order-handlers.ts";
import { ratingHandlers } from "./ratings/rating-handlers.ts";
import { accessHandlers } from "./sign-in/access-handlers.ts";
import { passwordHandlers } from "./sign-in/password-handlers.ts";
import { userHandlers } from "./sign-in/user-handlers.ts";

/** Every served operation and its handler, for one app; a missing one doesn't compile. */
export function createHandlers(): Handlers {
  return {
    ...accessHandlers,
    ...userHandlers,
    ...passwordHandlers,
    ...createProductHandlers(),
    ...cartHandlers,
    ...checkoutHandlers,
    ...orderHandlers,
    ...profileHandlers,
    ...accountChangeHandlers,
    ...ratingHandlers,
    ...licenceHandlers,
  };
}
