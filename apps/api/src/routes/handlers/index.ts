import type { Handlers } from "../call-context.ts";
import { accessHandlers } from "./access.ts";
import { cartHandlers } from "./cart.ts";
import { checkoutHandlers } from "./checkout.ts";
import { orderHandlers } from "./orders.ts";
import { passwordHandlers } from "./password.ts";
import { createProductHandlers } from "./product.ts";
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
  };
}
