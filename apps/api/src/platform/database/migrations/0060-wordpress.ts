import { type Kysely, sql } from "kysely";

const STATEMENTS = [
  // The copy of a WordPress. Nothing refers to it, and it can be copied again at any time.
  `create table wordpress_entries (
    kind text not null check (kind in ('post', 'category', 'media', 'item', 'common')),
    id integer not null,
    slug text not null,
    category_ids integer[] not null,
    published_at timestamptz,
    modified text,
    body jsonb not null,
    primary key (kind, id)
  )`,
  `create index wordpress_entries_slug on wordpress_entries (kind, slug)`,
  `create index wordpress_entries_newest on wordpress_entries (kind, published_at desc nulls last, id desc)`,
  // Texts of products that a content host has. They are shown instead of those of the content's files.
  `create table product_texts (
    wp_id integer primary key,
    short_desc text,
    shop_desc text,
    product_page_desc text,
    yoast_seo jsonb
  )`,
  `create trigger product_texts_counted after insert or update or delete on product_texts for each statement execute function count_catalogue_change()`,
];

/** What a WordPress hosts, if it is the content host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
