import type { Currency } from "@shop/pricing";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** Posts, pages, and the prices that were in force. */
export interface ContentTables {
  price_history: {
    id: Generated<number>;
    product_id: string;
    currency: Currency;
    full_price_minor: number;
    price_minor: number;
    discount_percent: number | null;
    valid_from: Date;
  };
  content_entries: {
    kind: "post" | "page";
    id: number;
    slug: string;
    category_id: number | null;
    category_slug: string | null;
    category_name: string | null;
    title: string;
    excerpt: string;
    html: string;
    author: ColumnType<string, string | undefined, string>;
    published_at: Date | null;
    data: JSONColumnType<Record<string, unknown>>;
  };
}
