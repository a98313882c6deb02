import type { ProductType, ProductVersion } from "@shop/api-client/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

/** A licence that its owner has now. What was revoked is never read. */
export interface OwnedLicence {
  readonly id: string;
  readonly key: string;
  readonly addedAt: Date;
  /** The order that it was bought with; null for a licence that was given. */
  readonly orderId: string | null;
  /** The bundle that it came with; null for a licence on its own. */
  readonly bundleName: string | null;
  readonly source: Selectable<Database["licences"]>["source"];
  readonly userId: string;
  readonly productId: string;
  readonly productName: string;
  readonly productType: ProductType;
  readonly productSlug: string;
  readonly productPageSlug: string;
  readonly canBeRated: boolean;
  readonly manualUrl: string | null;
  readonly versions: readonly ProductVersion[];
}

/** Valid licences of all owners; every reader below narrows this down. */
export function selectOwned(db: Kysely<Database>) {
  return db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .leftJoin("order_lines", "order_lines.id", "licences.order_line_id")
    .leftJoin("products as bundles", "bundles.id", "licences.via_bundle_id")
    .select([
      "licences.id",
      "licences.licence_key as key",
      "licences.added_at as addedAt",
      "order_lines.order_id as orderId",
      "bundles.name as bundleName",
      "licences.source",
      "licences.user_id as userId",
      "licences.product_id as productId",
      "products.name as productName",
      "products.type as productType",
      "products.slug as productSlug",
      "products.product_page_slug as productPageSlug",
      "products.can_be_rated as canBeRated",
      "products.manual_url as manualUrl",
      "products.versions",
    ])
    .where("licences.revoked_at", "is", null);
}

/** Everything that a user owns, in the shop's order; the oldest licence of a product first. */
export function listOwnedLicences(db: Kysely<Database>, userId: string): Promise<OwnedLicence[]> {
  return selectOwned(db)
    .where("licences.user_id", "=", userId)
    .orderBy("products.position")
    .orderBy("licences.added_at")
    .orderBy("licences.id")
    .execute();
}

/** One licence, if it is this user's. */
export async function findOwnedLicence(
  db: Kysely<Database>,
  userId: string,
  licenceId: string,
): Promise<OwnedLicence | null> {
  const row = await selectOwned(db)
    .where("licences.user_id", "=", userId)
    .where("licences.id", "=", licenceId)
    .executeTakeFirst();
  return row ?? null;
}

/** A valid licence of any owner. */
export function findGoodLicence(db: Kysely<Database>, licenceId: string): Promise<OwnedLicence | undefined> {
  return selectOwned(db).where("licences.id", "=", licenceId).executeTakeFirst();
}

/** The oldest licence that a user has of a product, named by its name or its slug. */
export async function findFirstOwnedLicence(
  db: Kysely<Database>,
  userId: string,
  product: { readonly name: string } | { readonly slug: string },
): Promise<OwnedLicence | null> {
  const [column, value] =
    "name" in product ? (["products.name", product.name] as const) : (["products.slug", product.slug] as const);
  const row = await selectOwned(db)
    .where("licences.user_id", "=", userId)
    .where(column, "=", value)
    .orderBy("licences.added_at")
    .orderBy("licences.id")
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a user owns a product now. */
export async function isOwned(db: Kysely<Database>, userId: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom("licences")
    .select("id")
    .where("user_id", "=", userId)
    .where("product_id", "=", productId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The products that a user owns now. */
export async function listOwnedProductIds(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("licences")
    .select("product_id as productId")
    .distinct()
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
  return rows.map(({ productId }) => productId);
}

/** The owner, as named in the licence file. */
export async function findOwnerName(
  db: Kysely<Database>,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const row = await db
    .selectFrom("users")
    .select(["registration_name", "email"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ? { name: row.registration_name, email: row.email } : null;
}

/** What a licence is of, whether or not it is valid now. */
export function findProductOfLicence(db: Kysely<Database>, licenceId: string): Promise<{ id: string; name: string }> {
  return db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .select(["products.id", "products.name"])
    .where("licences.id", "=", licenceId)
    .executeTakeFirstOrThrow();
}

export type ProductFileRow = Selectable<Database["product_files"]>;

export function listProductFiles(db: Kysely<Database>, productIds: readonly string[]): Promise<ProductFileRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("product_files")
    .selectAll()
    .where("product_id", "in", [...productIds])
    .orderBy("variant")
    .execute();
}

export async function findProductFile(
  db: Kysely<Database>,
  productId: string,
  variant: ProductFileRow["variant"],
): Promise<ProductFileRow | null> {
  const row = await db
    .selectFrom("product_files")
    .selectAll()
    .where("product_id", "=", productId)
    .where("variant", "=", variant)
    .executeTakeFirst();
  return row ?? null;
}
