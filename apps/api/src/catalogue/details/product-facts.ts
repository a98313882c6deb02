import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../ports/database.ts";

export type ProductFacts = Pick<
  Selectable<Database["products"]>,
  "id" | "slug" | "type" | "versions" | "changelog" | "trial" | "cabinet" | "response"
>;
export type TrialFileRow = Selectable<Database["trial_files"]>;

function selectFacts(db: Kysely<Database>) {
  return db
    .selectFrom("products")
    .select(["products.id", "slug", "type", "versions", "changelog", "trial", "cabinet", "response"]);
}

/** What only a public product's own page shows. Null: there is no such product. */
export async function findProductFacts(db: Kysely<Database>, name: string): Promise<ProductFacts | null> {
  const row = await selectFacts(db)
    .where("name", "=", name)
    .where("is_public", "=", true)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** The same of a bundle's parts. */
export function listPartFacts(db: Kysely<Database>, bundleId: string): Promise<ProductFacts[]> {
  return selectFacts(db)
    .innerJoin("bundle_items", "bundle_items.product_id", "products.id")
    .where("bundle_items.bundle_id", "=", bundleId)
    .orderBy("bundle_items.position")
    .execute();
}

export function listTrialFiles(db: Kysely<Database>, productId: string): Promise<TrialFileRow[]> {
  return db.selectFrom("trial_files").selectAll().where("product_id", "=", productId).orderBy("platform").execute();
}

/** A trial of a public product that still has one, by the product's slug. Reads no file for sale. */
export async function findTrialFile(
  db: Kysely<Database>,
  slug: string,
  platform: TrialFileRow["platform"],
): Promise<TrialFileRow | null> {
  const row = await db
    .selectFrom("trial_files")
    .innerJoin("products", "products.id", "trial_files.product_id")
    .selectAll("trial_files")
    .where("products.slug", "=", slug)
    .where("products.is_public", "=", true)
    .where("products.removed_at", "is", null)
    .where("products.trial", "is not", null)
    .where("trial_files.platform", "=", platform)
    .executeTakeFirst();
  return row ?? null;
}
