import type { WireCart } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { toCouponCode } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { takeCartCoupon } from "./cart-coupons.ts";
import { noteChange } from "./carts.ts";
import { changeCart, lockOpenCart } from "./open-cart.ts";
import { priceOpenCart } from "./read-cart.ts";

/** Takes a coupon off the caller's cart. One that isn't on it is no failure. */
export function removeCoupon(
  deps: Deps,
  context: CallContext,
  typed: { readonly coupon: string },
): Promise<Result<WireCart>> {
  return changeCart(deps, async (trxDeps) => {
    const cart = await lockOpenCart(trxDeps, context);
    const coupon = toCouponCode(typed.coupon);
    if (cart && (await takeCartCoupon(trxDeps.db, cart.id, coupon))) {
      await noteChange(trxDeps.db, cart.id, { kind: "removeCoupon", coupon });
    }
    return ok(await priceOpenCart(trxDeps, context, cart));
  });
}
