import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";

export type ProductDownloadRow = Selectable<Database["product_downloads"]>;

/** Records which version of a file a customer downloaded last. */
export async function noteDownload(
  db: Kysely<Database>,
  download: {
    readonly userId: string;
    readonly productId: string;
    readonly variant: ProductDownloadRow["variant"];
    readonly version: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .insertInto("product_downloads")
    .values({
      user_id: download.userId,
      product_id: download.productId,
      variant: download.variant,
      version: download.version,
      downloaded_at: download.now,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "product_id", "variant"]).doUpdateSet({
        version: sql`excluded.version`,
        downloaded_at: sql`excluded.downloaded_at`,
      }),
    )
    .execute();
}

export function listDownloads(db: Kysely<Database>, userId: string): Promise<ProductDownloadRow[]> {
  return db.selectFrom("product_downloads").selectAll().where("user_id", "=", userId).execute();
}
