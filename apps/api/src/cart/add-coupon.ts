import type { WireCart } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { findCoupon, findPriceFacts, toCouponCode, toPricingInput } from "../sales/index.ts";
import type { CallContext } from "../users/index.ts";
import { listCartCoupons, putCartCoupon } from "./cart-coupons.ts";
import { type FoundCart, noteChange } from "./carts.ts";
import { MAX_CART_COUPONS } from "./limits.ts";
import { cartTimes, changeCart, keepOrMakeCart, lockOpenCart, renewCartCookie } from "./open-cart.ts";
import { priceOpenCart, readSource } from "./read-cart.ts";

/** What may still change in a cart: a drip page's coupon waits there for it. */
const WAITS: ReadonlySet<string> = new Set(["cart.couponNotForCart", "cart.couponBelowMinimum"]);

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
  return changeCart(deps, async (trxDeps) => {
    const found = await lockOpenCart(trxDeps, context);
    const coupon = toCouponCode(typed.coupon);
    const codes = found ? await listCartCoupons(trxDeps.db, found.id) : [];
    if (codes.includes(coupon)) return ok(await priceOpenCart(trxDeps, context, found));
    if (from === "typed" && (await isByInvitation(trxDeps, coupon))) return fail({ code: "cart.couponUnknown" });
    const refused = await refuse(trxDeps, context, { found, codes, coupon });
    if (refused && !(from === "dripPage" && WAITS.has(refused.code))) return fail(refused);
    const cart = await keepOrMakeCart(trxDeps, context, found);
    const isNew = await putCartCoupon(trxDeps.db, { cartId: cart.id, code: coupon, now: cartTimes(trxDeps).now });
    if (isNew) await noteChange(trxDeps.db, cart.id, { kind: "addCoupon", coupon });
    await renewCartCookie(trxDeps, context, cart);
    return ok(await priceOpenCart(trxDeps, context, cart));
  });
}

async function isByInvitation({ db, settings }: Deps, code: string): Promise<boolean> {
  if (settings.dripOffers === "everyone") return false;
  const coupon = await findCoupon(db, code);
  return coupon !== undefined && coupon.drip_page !== null;
}

async function refuse(
  trxDeps: Deps,
  context: CallContext,
  tried: { readonly found: FoundCart | null; readonly codes: readonly string[]; readonly coupon: string },
): Promise<Failure | null> {
  const { found, coupon } = tried;
  const codes = [...tried.codes, coupon];
  const { lines: items, ...source } = await readSource(trxDeps, context, found);
  const productIds = items.map(({ productId }) => productId);
  const userId = context.session?.userId ?? null;
  const guestId = context.session ? null : context.guestId;
  const { now } = cartTimes(trxDeps);
  const facts = await findPriceFacts(trxDeps.db, {
    productIds,
    codes,
    userId,
    guestId,
    currency: context.currency,
    now,
  });
  const refusal = toPricingInput({ ...source, items, codes, facts }).coupons.at(-1)?.refusal ?? null;
  if (refusal !== null) return { code: refusal };
  return codes.length > MAX_CART_COUPONS ? { code: "cart.tooManyCoupons" } : null;
}
