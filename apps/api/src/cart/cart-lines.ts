import type { Currency } from "@shop/pricing";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { PricingItem } from "../sales/index.ts";

export interface StoredLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
}

/** What is in a cart, whether or not it is still sold. */
export async function listCartLines(db: Kysely<Database>, cartId: string): Promise<StoredLine[]> {
  return db
    .selectFrom("cart_lines")
    .innerJoin("products", "products.id", "cart_lines.product_id")
    .select(["cart_lines.product_id as productId", "products.name", "cart_lines.quantity"])
    .where("cart_lines.cart_id", "=", cartId)
    .orderBy("cart_lines.position")
    .execute();
}

/** The contents of a cart that can be bought now, with the data pricing needs. Products that are no longer sold are left out. */
export function listSaleLines(db: Kysely<Database>, cartId: string, currency: Currency): Promise<PricingItem[]> {
  return db
    .selectFrom("cart_lines")
    .innerJoin("products", "products.id", "cart_lines.product_id")
    .innerJoin("product_prices", "product_prices.product_id", "products.id")
    .select([
      "cart_lines.product_id as productId",
      "products.name",
      "products.type",
      "cart_lines.quantity",
      "product_prices.full_price_minor as fullPriceMinor",
      "product_prices.stated_price_minor as statedPriceMinor",
      "products.discount_percent as salePercent",
    ])
    .where("cart_lines.cart_id", "=", cartId)
    .where("product_prices.currency", "=", currency)
    .where("products.removed_at", "is", null)
    .where("products.is_for_sale", "=", true)
    .orderBy("cart_lines.position")
    .execute();
}

/** Writes a line's quantity; zero removes the line. Requires a locked cart. */
export async function setLineQuantity(
  trx: Kysely<Database>,
  line: { cartId: string; productId: string; quantity: number },
): Promise<void> {
  if (line.quantity === 0) {
    await trx
      .deleteFrom("cart_lines")
      .where("cart_id", "=", line.cartId)
      .where("product_id", "=", line.productId)
      .execute();
    return;
  }
  await trx
    .updateTable("cart_lines")
    .set({ quantity: line.quantity })
    .where("cart_id", "=", line.cartId)
    .where("product_id", "=", line.productId)
    .execute();
}

/** Inserts or updates a line. Requires a locked cart. */
export async function putLine(
  trx: Kysely<Database>,
  line: { cartId: string; productId: string; quantity: number; maxQuantity: number; now: Date },
): Promise<void> {
  await trx
    .insertInto("cart_lines")
    .values({
      cart_id: line.cartId,
      product_id: line.productId,
      quantity: line.quantity,
      max_quantity: line.maxQuantity,
      added_at: line.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["cart_id", "product_id"])
        .doUpdateSet({ quantity: line.quantity, max_quantity: line.maxQuantity }),
    )
    .execute();
}

/** Removes products from a cart, whatever their quantity. */
export async function deleteSomeLines(
  db: Kysely<Database>,
  cartId: string,
  productIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("cart_lines")
    .where("cart_id", "=", cartId)
    .where("product_id", "in", [...productIds])
    .execute();
}

export async function deleteLines(db: Kysely<Database>, cartId: string): Promise<void> {
  await db.deleteFrom("cart_lines").where("cart_id", "=", cartId).execute();
}
