import type { Handlers } from "../call-context.ts";
import { accessHandlers } from "./access.ts";
import { accountChangeHandlers } from "./account-change.ts";
import { cartHandlers } from "./cart.ts";
import { checkoutHandlers } from "./checkout.ts";
import { licenceHandlers } from "./licences.ts";
import { orderHandlers } from "./orders.ts";
import { passwordHandlers } from "./password.ts";
import { createProductHandlers } from "./product.ts";
import { profileHandlers } from "./profile.ts";
import { ratingHandlers } from "./ratings.ts";
import { userHandlers } from "./user.ts";

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
