import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/** The codes on a cart, in the order in which they were added. */
export async function listCartCoupons(db: Kysely<Database>, cartId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("cart_coupons")
    .select("code")
    .where("cart_id", "=", cartId)
    .orderBy("position")
    .execute();
  return rows.map(({ code }) => code);
}

/** Adds a coupon to a locked cart. Returns false if it is already there. */
export async function putCartCoupon(
  trx: Kysely<Database>,
  coupon: { readonly cartId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto("cart_coupons")
    .values({ cart_id: coupon.cartId, code: coupon.code, added_at: coupon.now })
    .onConflict((conflict) => conflict.columns(["cart_id", "code"]).doNothing())
    .returning("code")
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a coupon from a locked cart. Returns false if it wasn't there. */
export async function takeCartCoupon(trx: Kysely<Database>, cartId: string, code: string): Promise<boolean> {
  const row = await trx
    .deleteFrom("cart_coupons")
    .where("cart_id", "=", cartId)
    .where("code", "=", code)
    .returning("code")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCartCoupons(trx: Kysely<Database>, cartId: string): Promise<void> {
  await trx.deleteFrom("cart_coupons").where("cart_id", "=", cartId).execute();
}
