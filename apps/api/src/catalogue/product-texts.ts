import { canonicalJson } from "@shop/api-client/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../ports/database.ts";

/** Texts of a product at the content host, by its id there. Null: the host has none, and the file's is shown. */
export type ProductTextsRow = Selectable<Database["product_texts"]>;

/** Replaces the texts of all products. Without a difference nothing is written: each change loads the catalogue again. */
export async function replaceProductTexts(trx: Kysely<Database>, rows: readonly ProductTextsRow[]): Promise<void> {
  const stored = await listProductTexts(trx);
  const inOrder = [...rows].sort((one, other) => one.wp_id - other.wp_id);
  if (canonicalJson(stored) === canonicalJson(inOrder)) return;
  await trx.deleteFrom("product_texts").execute();
  if (inOrder.length === 0) return;
  await trx
    .insertInto("product_texts")
    .values(inOrder.map((row) => ({ ...row, yoast_seo: row.yoast_seo && JSON.stringify(row.yoast_seo) })))
    .execute();
}

export function listProductTexts(db: Kysely<Database>): Promise<ProductTextsRow[]> {
  return db.selectFrom("product_texts").selectAll().orderBy("wp_id").execute();
}
