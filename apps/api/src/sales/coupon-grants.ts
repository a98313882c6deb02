import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { CouponOrigin } from "./tables.ts";

/** Who can use a granted coupon: an account, or a visitor without one, by the call's `guestId`. */
export type CouponHolder = { readonly userId: string } | { readonly guestId: string };

/** Whom a coupon granted in this call belongs to. Null: the caller has neither a login nor a visitor. */
export function couponHolderOf(context: {
  readonly session: { readonly userId: string } | null;
  readonly guestId: string | null;
}): CouponHolder | null {
  if (context.session) return { userId: context.session.userId };
  return context.guestId === null ? null : { guestId: context.guestId };
}

interface Grant {
  readonly code: string;
  readonly origin: CouponOrigin;
  readonly once: string | null;
  readonly holder: CouponHolder;
  readonly grantedAt: Date;
}

/** False: the holder has one of the same `once`. */
export async function insertGrant(trx: Kysely<Database>, grant: Grant): Promise<boolean> {
  const { code, origin, once, holder, grantedAt } = grant;
  const row = await trx
    .insertInto("coupon_grants")
    .values({ code, origin, once, ...columnsOf(holder), granted_at: grantedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("code")
    .executeTakeFirst();
  return row !== undefined;
}

function columnsOf(holder: CouponHolder) {
  return "userId" in holder
    ? { user_id: holder.userId, visitor_id: null }
    : { user_id: null, visitor_id: holder.guestId };
}

/** The one coupon that a holder was granted for something, also if it has ended or was used. */
export async function findGrantedOnce(
  db: Kysely<Database>,
  asked: { readonly origin: CouponOrigin; readonly once: string; readonly holder: CouponHolder },
): Promise<{ readonly code: string; readonly percent: number; readonly endsAt: Date } | null> {
  const { origin, once, holder } = asked;
  const row = await db
    .selectFrom("coupon_grants")
    .innerJoin("coupons", "coupons.code", "coupon_grants.code")
    .select(["coupons.code", "coupons.percent", "coupons.ends_at"])
    .where("origin", "=", origin)
    .where("once", "=", once)
    .where((eb) => ("userId" in holder ? eb("user_id", "=", holder.userId) : eb("visitor_id", "=", holder.guestId)))
    .executeTakeFirst();
  return row?.percent && row.ends_at ? { code: row.code, percent: row.percent, endsAt: row.ends_at } : null;
}

/** Takes a new coupon back that was never granted to anyone. */
export async function deleteCoupon(trx: Kysely<Database>, code: string): Promise<void> {
  await trx.deleteFrom("coupons").where("code", "=", code).execute();
}

/**
 * After login: the visitor's coupons belong to the account from now on. One of a kind that the account already has stays the visitor's.
 * Repeated or concurrent logins change nothing more.
 */
export async function claimGrantedCoupons(
  db: Kysely<Database>,
  claim: { readonly guestId: string | null; readonly userId: string },
): Promise<void> {
  if (claim.guestId === null) return;
  await sql`update coupon_grants set user_id = ${claim.userId}, visitor_id = null
    where visitor_id = ${claim.guestId} and (once is null or not exists (select from coupon_grants as own
      where own.user_id = ${claim.userId} and own.origin = coupon_grants.origin and own.once = coupon_grants.once))`.execute(
    db,
  );
}

/** Deletes granted coupons that ended before, are on no cart and in no order. */
export async function deleteEndedGrants(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await sql`delete from coupons where ends_at < ${endedBefore}
    and exists (select from coupon_grants as granted where granted.code = coupons.code)
    and not exists (select from coupon_uses where coupon_uses.code = coupons.code)
    and not exists (select from cart_coupons where cart_coupons.code = coupons.code)`.execute(db);
}
