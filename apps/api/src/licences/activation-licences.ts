import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { findFreeProducts } from "./free-products.ts";

/** Every plugin that is public and free. */
export async function findPublicFreePlugins(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where("type", "=", "plugin")
    .where("is_public", "=", true)
    .where("removed_at", "is", null)
    .orderBy("position")
    .execute();
  const ids = rows.map((row) => row.id);
  const free = await findFreeProducts(db, ids);
  return ids.filter((id) => free.has(id));
}

/** Creates the licences of an activation. A product that the user already got this way is skipped: the index enforces that. */
export async function insertActivationLicences(
  db: Kysely<Database>,
  licences: ReadonlyArray<{ id: string; licenceKey: string; userId: string; productId: string; now: Date }>,
): Promise<void> {
  if (licences.length === 0) return;
  await db
    .insertInto("licences")
    .values(
      licences.map((licence) => ({
        id: licence.id,
        licence_key: licence.licenceKey,
        user_id: licence.userId,
        product_id: licence.productId,
        order_line_id: null,
        unit_number: null,
        via_bundle_id: null,
        source: "activation" as const,
        added_at: licence.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "product_id"]).where("source", "=", sql.lit("activation")).doNothing(),
    )
    .execute();
}

/** When the user's first free plugin was added; null before the activation. */
export async function firstActivationLicenceAt(db: Kysely<Database>, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("licences")
    .select("added_at")
    .where("user_id", "=", userId)
    .where("source", "=", "activation")
    .orderBy("added_at")
    .limit(1)
    .executeTakeFirst();
  return row?.added_at ?? null;
}
