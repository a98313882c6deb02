import type { Currency } from "@shop/pricing";
import type { Kysely, Selectable } from "kysely";
import { findStored } from "../platform/database/stored-values.ts";
import type { Database } from "../ports/database.ts";
import { listProductTexts } from "./product-texts.ts";

export type ProductRow = Selectable<Database["products"]>;
export type PriceRow = Selectable<Database["product_prices"]>;
export type BundleItemRow = Selectable<Database["bundle_items"]>;

/** How often the catalogue has changed, as counted by the triggers on its tables. 0: never. */
export async function findCatalogueVersion(db: Kysely<Database>): Promise<number> {
  const stored = await findStored(db, "catalogueVersion");
  return Number(stored?.number ?? 0);
}

/** Every product that the operator has not taken out, in the shop's order. Texts of the content host replace those of the files. */
export async function listProducts(db: Kysely<Database>): Promise<ProductRow[]> {
  const products = await db
    .selectFrom("products")
    .selectAll()
    .where("removed_at", "is", null)
    .orderBy("position")
    .orderBy("name")
    .execute();
  const hosted = new Map((await listProductTexts(db)).map((texts) => [texts.wp_id, texts]));
  return products.map((product) => {
    const texts = product.wp_id === null ? undefined : hosted.get(product.wp_id);
    return {
      ...product,
      short_desc: texts?.short_desc ?? product.short_desc,
      shop_desc: texts?.shop_desc ?? product.shop_desc,
      product_page_desc: texts?.product_page_desc ?? product.product_page_desc,
      yoast_seo: texts?.yoast_seo ?? product.yoast_seo,
    };
  });
}

export function listPrices(db: Kysely<Database>): Promise<PriceRow[]> {
  return db.selectFrom("product_prices").selectAll().execute();
}

export function listBundleItems(db: Kysely<Database>): Promise<BundleItemRow[]> {
  return db.selectFrom("bundle_items").selectAll().orderBy("position").execute();
}

/** The choices that each product is found by, as `facet:choice`. */
export function listFacets(db: Kysely<Database>): Promise<Array<{ product_id: string; facets: string[] }>> {
  return db
    .selectFrom("product_search")
    .innerJoin("search_facet_sets", "search_facet_sets.id", "product_search.facet_set_id")
    .select(["product_id", "facets"])
    .execute();
}

/** A product as it is sold now in one currency: what carts and orders are priced from. Amounts in minor units. */
export interface OrderableProduct {
  readonly id: string;
  readonly name: string;
  readonly type: ProductRow["type"];
  readonly isForSale: boolean;
  readonly fullPriceMinor: number;
  readonly statedPriceMinor: number | null;
  readonly salePercent: number | null;
}

/** The named products with their prices. Products that are unknown, withdrawn or without a price are left out. */
export function findForSale(
  db: Kysely<Database>,
  names: readonly string[],
  currency: Currency,
): Promise<OrderableProduct[]> {
  return db
    .selectFrom("products")
    .innerJoin("product_prices", "product_prices.product_id", "products.id")
    .select([
      "products.id",
      "products.name",
      "products.type",
      "products.is_for_sale as isForSale",
      "product_prices.full_price_minor as fullPriceMinor",
      "product_prices.stated_price_minor as statedPriceMinor",
      "products.discount_percent as salePercent",
    ])
    .where("products.name", "in", [...names])
    .where("products.removed_at", "is", null)
    .where("product_prices.currency", "=", currency)
    .execute();
}

/** A product by its name, public or not, that hasn't been withdrawn. Null: there is none. */
export async function findProductIdByName(db: Kysely<Database>, name: string): Promise<string | null> {
  const found = await db
    .selectFrom("products")
    .select("id")
    .where("name", "=", name)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return found?.id ?? null;
}
