import { type FullPrices, isFree } from "@shop/catalog";
import { CURRENCIES, type Currency } from "@shop/pricing";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";

/** The source of a licence that nobody paid for. */
const SOURCES_OF_GIFTS = ["activation", "free"] as const;

/** Which of the products are free now, as `isFree` of the catalogue has it. One that lacks a price isn't. */
export async function findFreeProducts(
  db: Kysely<Database>,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("product_prices")
    .select(["product_id", "currency", "full_price_minor"])
    .where("product_id", "in", [...productIds])
    .execute();
  const pricesOf = new Map<string, Partial<FullPrices>>();
  for (const { product_id: id, currency, full_price_minor: fullPriceMinor } of rows)
    pricesOf.set(id, { ...pricesOf.get(id), [currency]: { fullPriceMinor } });
  return new Set(Array.from(pricesOf, ([id, prices]) => (isWhole(prices) && isFree({ prices }) ? [id] : [])).flat());
}

function isWhole(prices: Partial<FullPrices>): prices is FullPrices {
  return CURRENCIES.every((currency: Currency) => prices[currency] !== undefined);
}

/** A public product by its name. */
export function findProductToGive(
  db: Kysely<Database>,
  name: string,
): Promise<{ id: string; isBundle: boolean } | undefined> {
  return db
    .selectFrom("products")
    .select(["id", sql<boolean>`type = 'bundle'`.as("isBundle")])
    .where("name", "=", name)
    .where("is_public", "=", true)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** The name of a product that there is or was. */
export async function findProductName(db: Kysely<Database>, productId: string): Promise<string> {
  const query = db.selectFrom("products").select("name").where("id", "=", productId);
  return (await query.executeTakeFirstOrThrow()).name;
}

/** Whether a user has a product for free: it is free now, and none of the user's licences was bought, redeemed or transferred. */
export async function isHadForNothing(db: Kysely<Database>, userId: string, productId: string): Promise<boolean> {
  const paidFor = await db
    .selectFrom("licences")
    .select("id")
    .where("user_id", "=", userId)
    .where("product_id", "=", productId)
    .where("revoked_at", "is", null)
    .where("source", "not in", SOURCES_OF_GIFTS)
    .executeTakeFirst();
  return paidFor === undefined && (await findFreeProducts(db, [productId])).has(productId);
}

/** Creates licences of free products. A product that the user already got this way is skipped: the index enforces that, in a race too. */
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
