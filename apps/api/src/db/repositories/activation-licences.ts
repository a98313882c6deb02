import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

/** Every plugin that is public and costs nothing in any currency. */
export async function findPublicFreePlugins(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where("type", "=", "plugin")
    .where("is_public", "=", true)
    .where("removed_at", "is", null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("product_prices")
            .select("product_id")
            .whereRef("product_prices.product_id", "=", "products.id")
            .where("full_price_minor", ">", 0),
        ),
      ),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom("product_prices")
          .select("product_id")
          .whereRef("product_prices.product_id", "=", "products.id"),
      ),
    )
    .orderBy("position")
    .execute();
  return rows.map((row) => row.id);
}

/** Gives the licences of an activation. A product that the user was given so before is passed over: the index holds that. */
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
