import type { WireContentItem } from "@shop/api-client/contract";
import type { ProductTextsRow } from "../../catalogue/index.ts";

/**
 * The texts that products take from their items. An item names its product by `wpId`, or by its own id. An empty field leaves the file's
 * text. Price, files, cover, name and address of a product always come from the shop's files.
 */
export function toProductTexts(items: readonly WireContentItem[]): ProductTextsRow[] {
  const rows = items.map((item): ProductTextsRow => {
    const { title, description } = item.yoastSEO ?? {};
    return {
      wp_id: item.wpId ?? item.id,
      short_desc: item.shortDesc || null,
      shop_desc: item.shopDesc || null,
      product_page_desc: item.productPageDesc || null,
      yoast_seo:
        title === undefined && description === undefined
          ? null
          : { ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
    };
  });
  return [...new Map(rows.map((row) => [row.wp_id, row])).values()];
}
