import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { CouponOfOrder } from "./tables.ts";

/** What happened to an order's coupon use when the order was paid. `over`: its use had gone to somebody else in the meantime. */
export type SettledUse = "used" | "over";

/**
 * Locks coupons until the transaction ends, always in the same order, so that two orders can't deadlock. Every change of a coupon's use
 * count starts with this; an order's own row is locked before.
 */
export async function lockCoupons(trx: Kysely<Database>, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await trx
    .selectFrom("coupons")
    .select("code")
    .where("code", "in", [...codes])
    .orderBy("code")
    .forNoKeyUpdate()
    .execute();
}

/** The coupons that orders have reserved. */
export async function listHeldCodes(trx: Kysely<Database>, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await trx
    .selectFrom("coupon_uses")
    .select("code")
    .where("order_id", "in", [...orderIds])
    .where("state", "=", "held")
    .execute();
  return rows.map(({ code }) => code);
}

/** Takes one use, if one is left, overall and for this account, and if the coupon is nobody else's. Only of a coupon that is locked. False: there is none. */
async function takeUse(trx: Kysely<Database>, code: string, userId: string | null): Promise<boolean> {
  const { rows } = await sql`
    update coupons set uses = uses + 1
    where code = ${code}
      and (max_uses is null or uses < max_uses)
      and (max_uses_per_user is null or max_uses_per_user > (
        select count(*) from coupon_uses
        where coupon_uses.code = coupons.code and user_id = ${userId} and state in ('held', 'used', 'over')))
      and not exists (select from coupon_grants as granted
        where granted.code = coupons.code and granted.user_id is distinct from ${userId}::uuid)
    returning code`.execute(trx);
  return rows.length > 0;
}

/** Reserves a use of each coupon for an order. False: one of them has none left, and the transaction must be rolled back. */
export async function holdCouponUses(
  trx: Kysely<Database>,
  order: {
    readonly orderId: string;
    readonly userId: string;
    readonly coupons: readonly CouponOfOrder[];
    readonly now: Date;
  },
): Promise<boolean> {
  const { orderId, userId, coupons, now } = order;
  for (const { code, amountMinor } of coupons) {
    if (!(await takeUse(trx, code, userId))) return false;
    await trx
      .insertInto("coupon_uses")
      .values({ code, order_id: orderId, user_id: userId, state: "held", amount_minor: amountMinor, held_at: now })
      .execute();
  }
  return true;
}

/** Releases the uses reserved by orders that ended unpaid. Their coupons are locked. */
export async function releaseCouponUses(trx: Kysely<Database>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const released = await trx
    .updateTable("coupon_uses")
    .set({ state: "released" })
    .where("order_id", "in", [...orderIds])
    .where("state", "=", "held")
    .returning("code")
    .execute();
  for (const { code } of released) {
    await trx
      .updateTable("coupons")
      .set((eb) => ({ uses: eb("uses", "-", 1) }))
      .where("code", "=", code)
      .execute();
  }
}

/**
 * An order is paid: what it reserved is used permanently, even after a refund. A use that had been released is taken again if one is left.
 * Returns whether all of them could be.
 */
export async function settleCouponUses(
  trx: Kysely<Database>,
  order: { readonly id: string; readonly user_id: string | null },
): Promise<SettledUse> {
  const ofOrder = () => trx.selectFrom("coupon_uses").selectAll().where("order_id", "=", order.id).orderBy("code");
  const uses = await ofOrder().execute();
  await lockCoupons(
    trx,
    uses.map(({ code }) => code),
  );
  let settled: SettledUse = "used";
  for (const { code, state } of uses) {
    const isThere = state === "held" || (state === "released" && (await takeUse(trx, code, order.user_id)));
    if (!isThere && state !== "released") continue;
    if (!isThere) settled = "over";
    await trx
      .updateTable("coupon_uses")
      .set({ state: isThere ? "used" : "over" })
      .where("code", "=", code)
      .where("order_id", "=", order.id)
      .execute();
  }
  return settled;
}
