import type { Currency } from "@shop/pricing";
import type { Kysely } from "kysely";
import type { Database } from "../schema.ts";

/** Who asks for a cart. A logged-in user has the account's; a visitor the one of the token or of the cart cookie. */
export type CartHolder =
  | { readonly userId: string }
  | { readonly userId: null; readonly visitorId: string | null; readonly keyHash: string | null };

export interface FoundCart {
  readonly id: string;
  readonly visitorId: string | null;
  readonly keyHash: string | null;
  readonly lastRemoved: { name: string; quantity: number } | null;
}

/** The cart of a holder, if it has not expired. A user's cart is never found by a cookie or by a visitor. */
export async function findCart(db: Kysely<Database>, holder: CartHolder, now: Date): Promise<FoundCart | null> {
  if (holder.userId !== null) return findCartBy(db, "user_id", holder.userId, now);
  const ofVisitor = holder.visitorId === null ? null : await findCartBy(db, "visitor_id", holder.visitorId, now);
  if (ofVisitor || holder.keyHash === null) return ofVisitor;
  return findCartBy(db, "key_hash", holder.keyHash, now);
}

async function findCartBy(
  db: Kysely<Database>,
  column: "user_id" | "visitor_id" | "key_hash",
  value: string,
  now: Date,
): Promise<FoundCart | null> {
  const row = await db
    .selectFrom("carts")
    .select(["id", "visitor_id", "key_hash", "last_removed"])
    .where(column, "=", value)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, visitorId: row.visitor_id, keyHash: row.key_hash, lastRemoved: row.last_removed };
}

export interface NewCart {
  readonly id: string;
  readonly visitorId: string | null;
  readonly userId: string | null;
  readonly keyHash: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Makes a cart, in the place of an expired one of the same holder. A holder who has one already keeps it. */
export async function insertCart(db: Kysely<Database>, cart: NewCart): Promise<void> {
  const { visitorId, userId } = cart;
  const column = userId === null ? "visitor_id" : "user_id";
  await db
    .deleteFrom("carts")
    .where(column, "=", userId ?? visitorId)
    .where("expires_at", "<=", cart.now)
    .execute();
  await db
    .insertInto("carts")
    .values({
      id: cart.id,
      visitor_id: visitorId,
      user_id: userId,
      key_hash: cart.keyHash,
      created_at: cart.now,
      expires_at: cart.expiresAt,
    })
    .onConflict((conflict) => conflict.column(column).doNothing())
    .execute();
}

/** Gives a cart that was found by its cookie to the visitor of the token, where that visitor has none. */
export async function attachCart(db: Kysely<Database>, cartId: string, visitorId: string): Promise<void> {
  await db
    .updateTable("carts")
    .set({ visitor_id: visitorId })
    .where("id", "=", cartId)
    .where("user_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("carts as other").select("other.id").where("other.visitor_id", "=", visitorId))),
    )
    .execute();
}

export interface LineToAdd {
  readonly cartId: string;
  readonly productId: string;
  readonly quantity: number;
  /** From the rule of the cart's limits; stored with the line, where it holds whoever writes. */
  readonly maxQuantity: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * Adds to a line within its limit and prolongs the cart, in one statement: neither two calls at once nor a cart that is
 * being merged away can bring more in. False: over the limit, or the cart is gone.
 */
export async function addLine(db: Kysely<Database>, line: LineToAdd): Promise<boolean> {
  const { productId, quantity, maxQuantity, now } = line;
  const added = await db
    .with("cart", (cte) =>
      cte.updateTable("carts").set({ expires_at: line.expiresAt }).where("id", "=", line.cartId).returning("id"),
    )
    .insertInto("cart_lines")
    .columns(["cart_id", "product_id", "quantity", "max_quantity", "added_at"])
    .expression((eb) =>
      eb
        .selectFrom("cart")
        .select(({ cast, val }) => [
          "cart.id",
          cast<string>(val(productId), "uuid").as("product_id"),
          cast<number>(val(quantity), "integer").as("quantity"),
          cast<number>(val(maxQuantity), "integer").as("max_quantity"),
          cast<Date>(val(now), "timestamptz").as("added_at"),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["cart_id", "product_id"])
        .doUpdateSet((eb) => ({
          quantity: eb("cart_lines.quantity", "+", eb.ref("excluded.quantity")),
          max_quantity: eb.ref("excluded.max_quantity"),
        }))
        .where(({ eb, ref }) =>
          eb(eb("cart_lines.quantity", "+", ref("excluded.quantity")), "<=", ref("excluded.max_quantity")),
        ),
    )
    .returning("quantity")
    .executeTakeFirst();
  return added !== undefined;
}

/** Holds a cart until the transaction ends, and prolongs it. False: it is gone. */
export async function lockCart(trx: Kysely<Database>, cartId: string, expiresAt: Date): Promise<boolean> {
  const row = await trx
    .updateTable("carts")
    .set({ expires_at: expiresAt })
    .where("id", "=", cartId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface HeldLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
}

/** What is in a cart, whether or not it is still sold. */
export async function listHeldLines(db: Kysely<Database>, cartId: string): Promise<HeldLine[]> {
  return db
    .selectFrom("cart_lines")
    .innerJoin("products", "products.id", "cart_lines.product_id")
    .select(["cart_lines.product_id as productId", "products.name", "cart_lines.quantity"])
    .where("cart_lines.cart_id", "=", cartId)
    .orderBy("cart_lines.position")
    .execute();
}

export interface SaleLine extends HeldLine {
  readonly fullPriceMinor: number;
  readonly statedPriceMinor: number | null;
  readonly salePercent: number | null;
}

/** What of a cart can be bought now, with what pricing needs to know. Products that are no longer sold are left out. */
export function listSaleLines(db: Kysely<Database>, cartId: string, currency: Currency): Promise<SaleLine[]> {
  return db
    .selectFrom("cart_lines")
    .innerJoin("products", "products.id", "cart_lines.product_id")
    .innerJoin("product_prices", "product_prices.product_id", "products.id")
    .select([
      "cart_lines.product_id as productId",
      "products.name",
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

/** Writes a line's quantity; zero takes the line out. Only under `lockCart`. */
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

/** Writes a line whether or not it is there. Only under `lockCart`. */
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

export async function setLastRemoved(
  trx: Kysely<Database>,
  cartId: string,
  removed: { name: string; quantity: number },
): Promise<void> {
  await trx
    .updateTable("carts")
    .set({ last_removed: JSON.stringify(removed) })
    .where("id", "=", cartId)
    .execute();
}

export async function deleteLines(db: Kysely<Database>, cartId: string): Promise<void> {
  await db.deleteFrom("cart_lines").where("cart_id", "=", cartId).execute();
}

export async function setCartKey(db: Kysely<Database>, cartId: string, keyHash: string): Promise<void> {
  await db
    .updateTable("carts")
    .set({ key_hash: keyHash })
    .where("id", "=", cartId)
    .where("user_id", "is", null)
    .execute();
}

export async function deleteCart(db: Kysely<Database>, cartId: string): Promise<void> {
  await db.deleteFrom("carts").where("id", "=", cartId).execute();
}
