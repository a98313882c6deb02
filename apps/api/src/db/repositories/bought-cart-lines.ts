import type { Kysely } from "kysely";
import type { Database } from "../schema.ts";

/** What was bought leaves the user's cart, and nothing else does: what was added meanwhile stays. Holds the cart, as every change does. */
export async function takeOutOfCart(
  db: Kysely<Database>,
  userId: string,
  bought: ReadonlyArray<{ productId: string; quantity: number }>,
): Promise<void> {
  const cart = await db
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!cart) return;
  // Always in the same order, so that two orders of one user can't wait for each other.
  for (const { productId, quantity } of [...bought].sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
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
}
