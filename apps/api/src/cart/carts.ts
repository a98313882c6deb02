import type { Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";
import type { LastCartChange } from "./tables.ts";

/** Whose cart is requested. A logged-in user gets the account's cart; a visitor gets the one of the token or of the cart cookie. */
export type CartHolder =
  | { readonly userId: string }
  | { readonly userId: null; readonly visitorId: string | null; readonly keyHash: string | null };

export interface FoundCart {
  readonly id: string;
  readonly visitorId: string | null;
  readonly keyHash: string | null;
  readonly lastRemoved: { name: string; quantity: number } | null;
}

/** The holder's cart, if it has not expired. A user's cart is never found by a cookie or by a visitor. */
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
  return row ? toFoundCart(row) : null;
}

export type CartRow = Pick<Selectable<Database["carts"]>, "id" | "visitor_id" | "key_hash" | "last_removed">;

export function toFoundCart(row: CartRow): FoundCart {
  return { id: row.id, visitorId: row.visitor_id, keyHash: row.key_hash, lastRemoved: row.last_removed };
}

/**
 * Locks the holder's cart until the transaction ends and extends its expiry. What is read from it stays true until it is written. Every
 * change of a cart starts this way. A visitor's cart is found by its token, else by its cookie. A user's cart is never found that way.
 */
export async function lockCart(trx: Kysely<Database>, holder: CartHolder, times: CartTimes): Promise<FoundCart | null> {
  if (holder.userId !== null) return holdCartBy(trx, "user_id", holder.userId, times);
  const ofVisitor = holder.visitorId === null ? null : await holdCartBy(trx, "visitor_id", holder.visitorId, times);
  if (ofVisitor || holder.keyHash === null) return ofVisitor;
  return holdCartBy(trx, "key_hash", holder.keyHash, times);
}

export interface CartTimes {
  readonly now: Date;
  readonly expiresAt: Date;
}

async function holdCartBy(
  trx: Kysely<Database>,
  column: "user_id" | "visitor_id" | "key_hash",
  value: string,
  { now, expiresAt }: CartTimes,
): Promise<FoundCart | null> {
  const row = await trx
    .updateTable("carts")
    .set({ expires_at: expiresAt })
    .where(column, "=", value)
    .where("expires_at", ">", now)
    .returning(["id", "visitor_id", "key_hash", "last_removed"])
    .executeTakeFirst();
  return row ? toFoundCart(row) : null;
}

export interface NewCart {
  readonly id: string;
  readonly visitorId: string | null;
  readonly userId: string | null;
  readonly keyHash: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * The holder's cart, locked as by `lockCart`; created if there is none or it has expired. A new cart takes one statement, so concurrent
 * calls that each found none all get the same cart.
 */
export async function makeCart(trx: Kysely<Database>, cart: NewCart): Promise<FoundCart> {
  const made = (await upsertCart(trx, cart)) ?? (await replaceExpiredCart(trx, cart));
  if (!made) throw new Error("A cart that had expired could not be replaced within its transaction.");
  return made;
}

function holderColumnOf(cart: NewCart): "user_id" | "visitor_id" {
  return cart.userId === null ? "visitor_id" : "user_id";
}

/** Null where the holder has a cart that has expired. */
async function upsertCart(trx: Kysely<Database>, cart: NewCart): Promise<FoundCart | null> {
  const row = await trx
    .insertInto("carts")
    .values({
      id: cart.id,
      visitor_id: cart.visitorId,
      user_id: cart.userId,
      key_hash: cart.keyHash,
      created_at: cart.now,
      expires_at: cart.expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .column(holderColumnOf(cart))
        .doUpdateSet({ expires_at: cart.expiresAt })
        .where("carts.expires_at", ">", cart.now),
    )
    .returning(["id", "visitor_id", "key_hash", "last_removed"])
    .executeTakeFirst();
  return row ? toFoundCart(row) : null;
}

async function replaceExpiredCart(trx: Kysely<Database>, cart: NewCart): Promise<FoundCart | null> {
  await deleteExpiredCart(trx, cart);
  return upsertCart(trx, cart);
}

/** Deletes the cart of the new one's holder, where it has expired. */
export async function deleteExpiredCart(db: Kysely<Database>, cart: NewCart): Promise<void> {
  await db
    .deleteFrom("carts")
    .where(holderColumnOf(cart), "=", cart.userId ?? cart.visitorId)
    .where("expires_at", "<=", cart.now)
    .execute();
}

/**
 * Assigns a cart that was found by its cookie to the visitor of the token, if that visitor has none. The visitor's row is locked first: a
 * cart that another call is creating for the visitor refers to that row, so the second statement sees it.
 */
export async function attachCart(trx: Kysely<Database>, cartId: string, visitorId: string): Promise<void> {
  // Lock the cart before the visitor, as every change does. The other order would deadlock.
  await trx.selectFrom("carts").select("id").where("id", "=", cartId).forUpdate().execute();
  await trx.selectFrom("visitors").select("id").where("id", "=", visitorId).forUpdate().execute();
  await trx
    .updateTable("carts")
    .set({ visitor_id: visitorId })
    .where("id", "=", cartId)
    .where("user_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("carts as other").select("other.id").where("other.visitor_id", "=", visitorId))),
    )
    .execute();
}

/** Records a change of a locked cart for one undo and, for a removal, what was last removed. */
export async function noteChange(
  trx: Kysely<Database>,
  cartId: string,
  change: LastCartChange | null,
  lastRemoved?: FoundCart["lastRemoved"],
): Promise<void> {
  await trx
    .updateTable("carts")
    .set({
      last_change: change && JSON.stringify(change),
      ...(lastRemoved === undefined ? {} : { last_removed: lastRemoved && JSON.stringify(lastRemoved) }),
    })
    .where("id", "=", cartId)
    .execute();
}

/** Takes the last change out for undoing. Of several concurrent callers only one gets it. Null: there is none. */
export async function takeLastChange(trx: Kysely<Database>, cartId: string): Promise<LastCartChange | null> {
  // Lock no more than the cart's holder does: an order that is being written refers to the cart and may change it next.
  const locked = trx.selectFrom("carts").select(["id", "last_change"]).where("id", "=", cartId).forNoKeyUpdate();
  const taken = await trx
    .with("locked", () => locked)
    .updateTable("carts")
    .from("locked")
    .set({ last_change: null })
    .whereRef("carts.id", "=", "locked.id")
    .where("locked.last_change", "is not", null)
    .returning("locked.last_change as change")
    .executeTakeFirst();
  return taken?.change ?? null;
}

export async function setCartKey(db: Kysely<Database>, cartId: string, keyHash: string): Promise<void> {
  await db
    .updateTable("carts")
    .set({ key_hash: keyHash })
    .where("id", "=", cartId)
    .where("user_id", "is", null)
    .execute();
}

/** Locks carts of any kind, always in the same order to prevent deadlocks. */
export async function lockCarts(trx: Kysely<Database>, cartIds: readonly string[]): Promise<void> {
  if (cartIds.length === 0) return;
  await trx
    .selectFrom("carts")
    .select("id")
    .where("id", "in", [...cartIds])
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function deleteCart(db: Kysely<Database>, cartId: string): Promise<void> {
  await db.deleteFrom("carts").where("id", "=", cartId).execute();
}

/** Expired carts, which nobody can find any more. */
export async function deleteEndedCarts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("carts").where("expires_at", "<=", now).execute();
}
