import type { WireCart } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { findCoupon, findPriceFacts, toCouponCode, toPricingInput } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { listCartCoupons, putCartCoupon } from "./cart-coupons.ts";
import { type FoundCart, noteChange } from "./carts.ts";
import { MAX_CART_COUPONS } from "./limits.ts";
import { cartTimes, changeCart, holdOpenCart, keepOrMakeCart, renewCartCookie } from "./open-cart.ts";
import { priceOpenCart, readSource } from "./read-cart.ts";

/** Where a code comes from: typed by the shopper, or handed out by a drip page. */
type CouponSource = "typed" | "dripPage";

/**
 * Adds a coupon to the caller's cart, where it applies at once. Adding it again is not a failure. A drip page's coupon can't be typed while
 * such offers are for those who were sent a link: it is unknown then.
 * Failures: those of `judgeCoupon`, `cart.couponStandsAlone`, `cart.tooManyCoupons`. Source: PRICE-09.
 */
export function addCoupon(
  deps: Deps,
  context: CallContext,
  typed: { readonly coupon: string },
  from: CouponSource = "typed",
): Promise<Result<WireCart>> {
  return changeCart(deps, async (held) => {
    const found = await holdOpenCart(held, context);
    const coupon = toCouponCode(typed.coupon);
    const codes = found ? await listCartCoupons(held.db, found.id) : [];
    if (codes.includes(coupon)) return ok(await priceOpenCart(held, context, found));
    if (from === "typed" && (await isByInvitation(held, coupon))) return fail({ code: "cart.couponUnknown" });
    const refused = await refuse(held, context, { found, codes, coupon });
    if (refused) return fail(refused);
    const cart = await keepOrMakeCart(held, context, found);
    const isNew = await putCartCoupon(held.db, { cartId: cart.id, code: coupon, now: cartTimes(held).now });
    if (isNew) await noteChange(held.db, cart.id, { kind: "addCoupon", coupon });
    await renewCartCookie(held, context, cart);
    return ok(await priceOpenCart(held, context, cart));
  });
}

async function isByInvitation({ db, settings }: Deps, code: string): Promise<boolean> {
  if (settings.dripOffers === "everyone") return false;
  const coupon = await findCoupon(db, code);
  return coupon !== undefined && coupon.drip_page !== null;
}

async function refuse(
  held: Deps,
  context: CallContext,
  tried: { readonly found: FoundCart | null; readonly codes: readonly string[]; readonly coupon: string },
): Promise<Failure | null> {
  const { found, coupon } = tried;
  const codes = [...tried.codes, coupon];
  const { lines: items, ...source } = await readSource(held, context, found);
  const productIds = items.map(({ productId }) => productId);
  const userId = context.session?.userId ?? null;
  const guestId = context.session ? null : context.guestId;
  const { now } = cartTimes(held);
  const facts = await findPriceFacts(held.db, { productIds, codes, userId, guestId, currency: context.currency, now });
  const refusal = toPricingInput({ ...source, items, codes, facts }).coupons.at(-1)?.refusal ?? null;
  if (refusal !== null) return { code: refusal };
  return codes.length > MAX_CART_COUPONS ? { code: "cart.tooManyCoupons" } : null;
}
