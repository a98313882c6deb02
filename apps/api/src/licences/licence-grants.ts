import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** The parts of a bundle, including the parts of nested bundles, each once. */
export async function findBundleParts(
  db: Kysely<Database>,
  bundleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  return byBundle(bundleIds, await selectParts(db, bundleIds), ({ product_id }) => product_id);
}

/** The names of the same parts, in the shop's order. Empty for other products. One query for any number of bundles. */
export async function findBundlePartNames(
  db: Kysely<Database>,
  bundleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await selectParts(db, bundleIds);
  return byBundle(
    bundleIds,
    rows.toSorted((one, other) => one.position - other.position),
    ({ name }) => name,
  );
}

interface PartRow {
  readonly bundle_id: string;
  readonly product_id: string;
  readonly name: string;
  readonly position: number;
}

function byBundle(
  bundleIds: readonly string[],
  rows: readonly PartRow[],
  textOf: (row: PartRow) => string,
): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>(bundleIds.map((id) => [id, []]));
  for (const row of rows) parts.get(row.bundle_id)?.push(textOf(row));
  return parts;
}

async function selectParts(db: Kysely<Database>, bundleIds: readonly string[]): Promise<PartRow[]> {
  if (bundleIds.length === 0) return [];
  const { rows } = await sql<PartRow>`
    with recursive parts (bundle_id, product_id) as (
      select bundle_id, product_id from bundle_items where bundle_id in (${sql.join(bundleIds)})
      union
      select parts.bundle_id, bundle_items.product_id
        from parts join bundle_items on bundle_items.bundle_id = parts.product_id
    )
    select bundle_id, product_id, name, position from parts join products on products.id = parts.product_id
      where product_id <> bundle_id order by bundle_id, product_id`.execute(db);
  return rows;
}

/** Writes licences. A second one for the same unit of the same line is refused by the database, and with it the transaction. */
export async function insertLicences(
  db: Kysely<Database>,
  licences: ReadonlyArray<Insertable<Database["licences"]>>,
): Promise<void> {
  if (licences.length === 0) return;
  await db
    .insertInto("licences")
    .values([...licences])
    .execute();
}

/** The product of a licence, and the order line of its purchase, or of the licence that it derives from. */
export function findOriginOf(
  db: Kysely<Database>,
  licenceId: string,
): Promise<{ productId: string; originLineId: string | null }> {
  return db
    .selectFrom("licences")
    .select(({ fn }) => ["product_id as productId", fn.coalesce("order_line_id", "origin_line_id").as("originLineId")])
    .where("id", "=", licenceId)
    .executeTakeFirstOrThrow();
}

/** A licence that an order or a redeem code gave. */
export interface GrantedLicence {
  readonly licenceKey: string;
  readonly productName: string;
  readonly isRevoked: boolean;
  /** The bundle that it came with; null for what was given by itself, and for a bundle's own licence. */
  readonly bundleName: string | null;
}

/** The licences that an order gave, with the names of their products, as mail and order page list them. */
export function findLicencesOfOrder(db: Kysely<Database>, orderId: string): Promise<GrantedLicence[]> {
  return db
    .selectFrom("licences")
    .innerJoin("order_lines", "order_lines.id", "licences.order_line_id")
    .innerJoin("products", "products.id", "licences.product_id")
    .leftJoin("products as bundles", "bundles.id", "licences.via_bundle_id")
    .where("order_lines.order_id", "=", orderId)
    .select([
      "licences.licence_key as licenceKey",
      "products.name as productName",
      "bundles.name as bundleName",
      sql<boolean>`licences.revoked_at is not null`.as("isRevoked"),
    ])
    .orderBy("order_lines.position")
    .orderBy("licences.unit_number")
    .orderBy(sql`licences.via_bundle_id nulls first`)
    .orderBy("products.name")
    .execute();
}

/** The named licences with the names of their products; a bundle's own first, then its parts. */
export function findLicencesByIds(db: Kysely<Database>, ids: readonly string[]): Promise<GrantedLicence[]> {
  return db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .leftJoin("products as bundles", "bundles.id", "licences.via_bundle_id")
    .where("licences.id", "in", [...ids])
    .select([
      "licences.licence_key as licenceKey",
      "products.name as productName",
      "bundles.name as bundleName",
      sql<boolean>`licences.revoked_at is not null`.as("isRevoked"),
    ])
    .orderBy(sql`licences.via_bundle_id nulls first`)
    .orderBy("products.name")
    .execute();
}
