import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

/** Where a licence comes from that nobody paid for. */
const SOURCES_OF_GIFTS = ["activation", "free"] as const;

const isFree = sql<boolean>`
  exists (select 1 from product_prices where product_prices.product_id = products.id)
  and not exists (select 1 from product_prices where product_prices.product_id = products.id and full_price_minor > 0)`;

/** A public product by its name, and whether it costs nothing in any currency. */
export function findProductToGive(
  db: Kysely<Database>,
  name: string,
): Promise<{ id: string; isBundle: boolean; isFree: boolean } | undefined> {
  return db
    .selectFrom("products")
    .select(["id", sql<boolean>`type = 'bundle'`.as("isBundle"), isFree.as("isFree")])
    .where("name", "=", name)
    .where("is_public", "=", true)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Whether a user has a product for nothing: it costs nothing now, and no licence of his was bought, redeemed or handed on. */
export async function isHadForNothing(db: Kysely<Database>, userId: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom("products")
    .select(isFree.as("isFree"))
    .where("id", "=", productId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("licences")
            .select("licences.id")
            .where("licences.user_id", "=", userId)
            .where("licences.product_id", "=", productId)
            .where("licences.revoked_at", "is", null)
            .where("licences.source", "not in", SOURCES_OF_GIFTS),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.isFree ?? false;
}

/** Gives licences of free products. One that the user was given so before is passed over: the index holds that, in a race too. */
export async function insertFreeLicences(
  db: Kysely<Database>,
  licences: ReadonlyArray<{
    readonly id: string;
    readonly licenceKey: string;
    readonly userId: string;
    readonly productId: string;
    readonly viaBundleId: string | null;
    readonly now: Date;
  }>,
): Promise<void> {
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
        via_bundle_id: licence.viaBundleId,
        source: "free" as const,
        added_at: licence.now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "product_id"])
        .where("source", "=", sql.lit("free"))
        .where("revoked_at", "is", null)
        .doNothing(),
    )
    .execute();
}
