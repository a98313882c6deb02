import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";

/**
 * Removes what was bought, and the coupons that were used, from the user's cart. Anything added in the meantime stays. There is nothing to
 * undo afterwards. Locks the cart, as every change does.
 */
export async function takeOutOfCart(
  db: Kysely<Database>,
  userId: string,
  bought: {
    readonly lines: ReadonlyArray<{ productId: string; quantity: number }>;
    readonly codes: readonly string[];
  },
): Promise<void> {
  const cart = await db
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!cart) return;
  // Always in the same order, so that two orders of one user can't deadlock.
  for (const { productId, quantity } of [...bought.lines].sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
    await db
      .deleteFrom("cart_lines")
      .where("cart_id", "=", cart.id)
      .where("product_id", "=", productId)
      .where("quantity", "<=", quantity)
      .execute();
    await db
      .updateTable("cart_lines")
      .set((eb) => ({ quantity: eb("quantity", "-", quantity) }))
      .where("cart_id", "=", cart.id)
      .where("product_id", "=", productId)
      .where("quantity", ">", quantity)
      .execute();
  }
  if (bought.codes.length > 0) {
    await db
      .deleteFrom("cart_coupons")
      .where("cart_id", "=", cart.id)
      .where("code", "in", [...bought.codes])
      .execute();
  }
  await db.updateTable("carts").set({ last_change: null }).where("id", "=", cart.id).execute();
}
