import type { Kysely, Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { LastCartChange } from "../platform/database/schema-sales.ts";

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
  return row ? toFoundCart(row) : null;
}

export type CartRow = Pick<Selectable<Database["carts"]>, "id" | "visitor_id" | "key_hash" | "last_removed">;

export function toFoundCart(row: CartRow): FoundCart {
  return { id: row.id, visitorId: row.visitor_id, keyHash: row.key_hash, lastRemoved: row.last_removed };
}

/**
 * The cart of a holder, held until the transaction ends and prolonged: what is read of it from now on stays true until it
 * is written. Every change of a cart begins so. A visitor's is found by its token, else by its cookie, never a user's.
 */
export async function holdCart(trx: Kysely<Database>, holder: CartHolder, times: CartTimes): Promise<FoundCart | null> {
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
 * The holder's cart, made where there is none or where it has expired, and held as by `holdCart`. One statement for a new
 * cart: of calls at once, each of which found none, all get the same.
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
 * Gives a cart that was found by its cookie to the visitor of the token, where that visitor has none. The visitor's row is
 * held first: a cart that another call is just making for it refers to that row, and is seen by the second statement.
 */
export async function attachCart(trx: Kysely<Database>, cartId: string, visitorId: string): Promise<void> {
  // The cart before the visitor, as every change holds them: the other order would have the two wait for each other.
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

/** Notes a change of a cart that is held, for one undo, and what was last removed where it was a removal. */
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

/** Gives the last change up to whoever undoes it: one of however many who ask at once. Null: there is none. */
export async function takeLastChange(trx: Kysely<Database>, cartId: string): Promise<LastCartChange | null> {
  // No more than the cart's holder has of it: an order that is just being written refers to the cart and may want to change it next.
  const held = trx.selectFrom("carts").select(["id", "last_change"]).where("id", "=", cartId).forNoKeyUpdate();
  const taken = await trx
    .with("held", () => held)
    .updateTable("carts")
    .from("held")
    .set({ last_change: null })
    .whereRef("carts.id", "=", "held.id")
    .where("held.last_change", "is not", null)
    .returning("held.last_change as change")
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

/** Holds carts whatever they are, always in the same order, so that nobody who wants the same two waits for another in a ring. */
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

/** Ended carts, which nobody can find any more. */
export async function deleteEndedCarts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("carts").where("expires_at", "<=", now).execute();
}
