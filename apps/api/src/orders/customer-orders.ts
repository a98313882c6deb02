import type { Currency } from "@shop/pricing";
import type { Kysely } from "kysely";
import { isUuid } from "../platform/is-uuid.ts";
import type { Database } from "../ports/database.ts";
import { MAX_LISTED_CLOSED_ORDERS } from "./limits.ts";
import type { OrderRow } from "./orders.ts";
import type { OrderLine } from "./price-order.ts";

const ORDER_NUMBER = /^[1-9]\d{0,14}$/;

/** A customer's orders, newest first; unpaid ones only if they can still be paid. */
export function listCustomerOrders(db: Kysely<Database>, userId: string, now: Date): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("status", "in", ["paid", "refunded", "disputed"]),
        eb.and([eb("status", "=", "pending"), eb("expires_at", ">", now), eb("provider_session_url", "is not", null)]),
      ]),
    )
    .orderBy("number", "desc")
    .execute();
}

/** A customer's newest orders that were closed without payment, newest first. */
export function listClosedOrders(db: Kysely<Database>, userId: string): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "=", "closed")
    .orderBy("number", "desc")
    .limit(MAX_LISTED_CLOSED_ORDERS)
    .execute();
}

/** One of a customer's own orders, by id or by number. */
export async function findCustomerOrder(
  db: Kysely<Database>,
  userId: string,
  reference: string,
): Promise<OrderRow | undefined> {
  const own = db.selectFrom("orders").selectAll().where("user_id", "=", userId);
  if (isUuid(reference)) return own.where("id", "=", reference).executeTakeFirst();
  if (!ORDER_NUMBER.test(reference)) return undefined;
  return own.where("number", "=", Number(reference)).executeTakeFirst();
}

/** A customer's newest zero-total order of a cart that has been fulfilled since then. */
export async function findOrderOfNothing(
  db: Kysely<Database>,
  { userId, currency, since }: { readonly userId: string; readonly currency: Currency; readonly since: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", "cart")
    .where("currency", "=", currency)
    .where("total_minor", "=", 0)
    .where("status", "=", "paid")
    .where("paid_at", ">", since)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The country of a customer's newest paid order. */
export async function findLastCountry(db: Kysely<Database>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("orders")
    .select("vat_country")
    .where("user_id", "=", userId)
    .where("paid_at", "is not", null)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.vat_country ?? null;
}

/** A product of an order in a list. */
export type OrderedProduct = Pick<OrderLine, "name" | "quantity" | "type">;

/** What was ordered, by order. */
export async function listOrderedProducts(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderedProduct[]>> {
  const products = new Map<string, OrderedProduct[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return products;
  const rows = await db
    .selectFrom("order_lines")
    .select(["order_id", "product_name as name", "product_type as type", "quantity"])
    .where("order_id", "in", [...orderIds])
    .orderBy("position")
    .execute();
  for (const { order_id, ...product } of rows) products.get(order_id)?.push(product);
  return products;
}

/** The names of products, by id. */
export async function findProductNames(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What was agreed to with an order. */
export function listOrderConsents(
  db: Kysely<Database>,
  orderId: string,
): Promise<Array<{ kind: string; givenAt: Date; textVersion: string }>> {
  return db
    .selectFrom("consents")
    .select(["kind", "given_at as givenAt", "text_version as textVersion"])
    .where("order_id", "=", orderId)
    .where("is_granted", "=", true)
    .orderBy("given_at")
    .orderBy("kind", "desc")
    .execute();
}
