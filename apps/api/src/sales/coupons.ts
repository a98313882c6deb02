import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";

export type CouponRow = Selectable<Database["coupons"]>;

/** Every coupon for everybody that has not been taken out, by its code. */
export function listCoupons(db: Kysely<Database>): Promise<CouponRow[]> {
  return db
    .selectFrom("coupons")
    .selectAll()
    .where("removed_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("coupon_grants").select("code").whereRef("coupon_grants.code", "=", "coupons.code"))),
    )
    .orderBy("code")
    .execute();
}

export function findCoupon(db: Kysely<Database>, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom("coupons").selectAll().where("code", "=", code).executeTakeFirst();
}

/** The coupon that a drip page gives away: of several the one that was valid last, and the one that is to come last of all. */
export function findDripCoupon(db: Kysely<Database>, page: string): Promise<CouponRow | undefined> {
  return db
    .selectFrom("coupons")
    .selectAll()
    .where("drip_page", "=", page)
    .where("removed_at", "is", null)
    .orderBy(sql`ends_at desc nulls first`)
    .orderBy("code")
    .executeTakeFirst();
}

/** Inserts or updates a coupon. Its use count doesn't change. */
export async function putCoupon(db: Kysely<Database>, row: Insertable<Database["coupons"]>): Promise<void> {
  const { code: _code, ...columns } = row;
  await db
    .insertInto("coupons")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
    .execute();
}

/** Inserts a new coupon. False: the code is taken. */
export async function insertCoupon(db: Kysely<Database>, row: Insertable<Database["coupons"]>): Promise<boolean> {
  const inserted = await db
    .insertInto("coupons")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("code")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends an operator's coupon now. False: there is no active one. */
export async function endCoupon(db: Kysely<Database>, code: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable("coupons")
    .set({ removed_at: now })
    .where("code", "=", code)
    .where("removed_at", "is", null)
    .where("is_from_content", "=", false)
    .returning("code")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Locks everything that an import may write to, in the order in which orders lock coupons, to prevent deadlocks. */
export async function lockImportedCoupons(trx: Kysely<Database>, codes: readonly string[]): Promise<void> {
  await trx
    .selectFrom("coupons")
    .select("code")
    .where((eb) => eb.or([eb("is_from_content", "=", true), sql<boolean>`code = any(${[...codes]}::text[])`]))
    .orderBy("code")
    .forNoKeyUpdate()
    .execute();
}

/** Marks coupons that the content no longer names. The rows stay, for their uses. The operator's own are never touched. */
export async function takeOutCoupons(trx: Kysely<Database>, kept: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable("coupons")
    .set({ removed_at: now })
    .where("is_from_content", "=", true)
    .where("removed_at", "is", null)
    .where(sql<boolean>`not (code = any(${[...kept]}::text[]))`)
    .execute();
}
