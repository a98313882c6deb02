import type { Currency } from "@shop/pricing";
import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { findStored, putStored } from "../platform/database/stored-values.ts";
import type { Database } from "../ports/database.ts";

/** Any number that no other lock of ours has. */
const IMPORT_LOCK_KEY = 5_120_611;
const IMPORTED = "importedContent";

/** One import at a time, until the transaction ends. It waits for the other as long as that takes: no timeout cuts a start off. */
export async function lockImports(trx: Kysely<Database>): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK_KEY)})`.execute(trx);
}

export type StoredProduct = Selectable<Database["products"]>;

/** Every product ever imported, those that were taken out among them. */
export function listStoredProducts(trx: Kysely<Database>): Promise<StoredProduct[]> {
  return trx.selectFrom("products").selectAll().execute();
}

export async function putProduct(trx: Kysely<Database>, row: Insertable<Database["products"]>): Promise<void> {
  const { id: _id, ...columns } = row;
  await trx
    .insertInto("products")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

/** Marks what the content no longer names. The rows stay: orders and licences refer to them. */
export async function takeOutProducts(trx: Kysely<Database>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("products")
    .set({ removed_at: now, updated_at: now })
    .where("id", "in", [...ids])
    .execute();
}

export interface StoredPrice {
  readonly product_id: string;
  readonly currency: Currency;
  readonly full_price_minor: number;
  readonly stated_price_minor: number | null;
}

export async function putPrices(trx: Kysely<Database>, prices: readonly StoredPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await trx
    .insertInto("product_prices")
    .values([...prices])
    .onConflict((conflict) =>
      conflict.columns(["product_id", "currency"]).doUpdateSet((eb) => ({
        full_price_minor: eb.ref("excluded.full_price_minor"),
        stated_price_minor: eb.ref("excluded.stated_price_minor"),
      })),
    )
    .execute();
}

export type PriceRecord = Omit<Insertable<Database["price_history"]>, "id">;

/** The newest record of each product and currency. */
export function listNewestPriceRecords(trx: Kysely<Database>): Promise<PriceRecord[]> {
  return trx
    .selectFrom("price_history")
    .distinctOn(["product_id", "currency"])
    .select(["product_id", "currency", "full_price_minor", "price_minor", "discount_percent", "valid_from"])
    .orderBy("product_id")
    .orderBy("currency")
    .orderBy("id", "desc")
    .execute();
}

export async function appendPriceRecords(trx: Kysely<Database>, records: readonly PriceRecord[]): Promise<void> {
  if (records.length > 0)
    await trx
      .insertInto("price_history")
      .values([...records])
      .execute();
}

/** The parts of all bundles, as the content names them now. */
export async function replaceBundleItems(
  trx: Kysely<Database>,
  items: readonly Insertable<Database["bundle_items"]>[],
): Promise<void> {
  await trx.deleteFrom("bundle_items").execute();
  if (items.length > 0)
    await trx
      .insertInto("bundle_items")
      .values([...items])
      .execute();
}

/** The files for sale. A file that stays keeps its row, so that existing links remain valid. */
export async function putProductFiles(
  trx: Kysely<Database>,
  files: readonly Insertable<Database["product_files"]>[],
): Promise<void> {
  const stored = await trx.selectFrom("product_files").select(["id", "product_id", "variant"]).execute();
  const isNamed = (row: { product_id: string; variant: string }) =>
    files.some((file) => file.product_id === row.product_id && file.variant === row.variant);
  const gone = stored.filter((row) => !isNamed(row)).map((row) => row.id);
  if (gone.length > 0) await trx.deleteFrom("product_files").where("id", "in", gone).execute();
  for (const { id, ...columns } of files) {
    await trx
      .insertInto("product_files")
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.columns(["product_id", "variant"]).doUpdateSet(columns))
      .execute();
  }
}

/** The files that anybody may download, as the content has them now. */
export async function replaceTrialFiles(
  trx: Kysely<Database>,
  files: readonly Insertable<Database["trial_files"]>[],
): Promise<void> {
  await trx.deleteFrom("trial_files").execute();
  if (files.length > 0)
    await trx
      .insertInto("trial_files")
      .values([...files])
      .execute();
}

export type ContentEntry = Insertable<Database["content_entries"]>;

/** The page ids in use. A page keeps its id as long as it keeps its slug. */
export function listPageIds(trx: Kysely<Database>): Promise<Array<{ id: number; slug: string }>> {
  return trx.selectFrom("content_entries").select(["id", "slug"]).where("kind", "=", "page").execute();
}

/** Posts and pages are replaced as a whole; nothing refers to them. */
export async function replaceContentEntries(trx: Kysely<Database>, entries: readonly ContentEntry[]): Promise<void> {
  await trx.deleteFrom("content_entries").execute();
  if (entries.length > 0)
    await trx
      .insertInto("content_entries")
      .values([...entries])
      .execute();
}

export function findImportedContent(db: Kysely<Database>): Promise<Record<string, unknown> | null> {
  return findStored(db, IMPORTED);
}

export function putImportedContent(trx: Kysely<Database>, value: Record<string, unknown>): Promise<void> {
  return putStored(trx, IMPORTED, value);
}
