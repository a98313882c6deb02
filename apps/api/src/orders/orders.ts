import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

export type OrderRow = Selectable<Database["orders"]>;
export type OrderLineRow = Selectable<Database["order_lines"]>;

/** Writes an order with its lines. */
export async function insertOrder(
  db: Kysely<Database>,
  order: Insertable<Database["orders"]>,
  lines: ReadonlyArray<Insertable<Database["order_lines"]>>,
): Promise<OrderRow> {
  const inserted = await db.insertInto("orders").values(order).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto("order_lines")
    .values([...lines])
    .execute();
  return inserted;
}

export function findOpenOrder(
  db: Kysely<Database>,
  userId: string,
  contentHash: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("content_hash", "=", contentHash)
    .where("status", "=", "pending")
    .executeTakeFirst();
}

/** The user's newest unpaid order of the cart that has an unexpired payment session. */
export function findWaitingCartOrder(db: Kysely<Database>, userId: string, now: Date): Promise<OrderRow | undefined> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("kind", "=", "cart")
    .where("status", "=", "pending")
    .where("expires_at", ">", now)
    .where("provider_session_id", "is not", null)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type ClosedOrder = Pick<OrderRow, "id" | "provider" | "provider_session_id" | "expires_at">;

/** Makes room for an order: the buyer's other unpaid ones are closed, and one of the same content that ends by then or has run out. */
export function closeOtherOrders(
  trx: Kysely<Database>,
  userId: string,
  contentHash: string,
  { now, endsBy }: { readonly now: Date; readonly endsBy: Date },
): Promise<ClosedOrder[]> {
  return trx
    .updateTable("orders")
    .set({ status: "closed", closed_at: now })
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .where((eb) => eb.or([eb("content_hash", "<>", contentHash), eb("expires_at", "<=", endsBy)]))
    .returning(["id", "provider", "provider_session_id", "expires_at"])
    .execute();
}

/**
 * Records the session that was opened for an order, once. Returns the recorded session, which may be that of a faster caller, and whether
 * the order can still be paid. Null if the session belongs to another order.
 */
export async function noteProviderSession(
  db: Kysely<Database>,
  orderId: string,
  session: { readonly id: string; readonly url: string },
): Promise<{ id: string; url: string; isClosed: boolean } | null> {
  await db
    .updateTable("orders")
    .set({ provider_session_id: session.id, provider_session_url: session.url })
    .where("id", "=", orderId)
    .where("provider_session_url", "is", null)
    .where((eb) => eb.or([eb("provider_session_id", "is", null), eb("provider_session_id", "=", session.id)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("orders as other")
            .select("other.id")
            .where("other.provider_session_id", "=", session.id)
            .where("other.id", "<>", orderId),
        ),
      ),
    )
    .execute();
  const row = await findOrder(db, orderId);
  const { provider_session_id: id, provider_session_url: url } = row ?? {};
  return row && id && url ? { id, url, isClosed: row.status === "closed" } : null;
}

export function findOrder(db: Kysely<Database>, orderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
}

export function findOrderLines(db: Kysely<Database>, orderId: string): Promise<OrderLineRow[]> {
  return db.selectFrom("order_lines").selectAll().where("order_id", "=", orderId).orderBy("position").execute();
}

export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/**
 * The account data that an order records permanently. Locked until the transaction ends: an account's orders are written one after another.
 */
export async function holdBuyer(trx: Kysely<Database>, userId: string): Promise<Buyer | null> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  return findBuyer(trx, userId);
}

/** The account as an order would note it. */
export async function findBuyer(db: Kysely<Database>, userId: string): Promise<Buyer | null> {
  const row = await db
    .selectFrom("users")
    .select(["first_name", "last_name", "registration_name", "email"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return { name: `${row.first_name} ${row.last_name}`.trim() || row.registration_name, email: row.email };
}
