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

/** Ended carts, which nobody can find any more. */
export async function deleteEndedCarts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("carts").where("expires_at", "<=", now).execute();
}
