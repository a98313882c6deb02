import { type Kysely, sql } from "kysely";

/**
 * What products are found by. `product_search` has the choices of a product's filters as `facet:choice`; `product_words` its words, weighted
 * by where they are; `search_words` every word once, with its groups of three letters, by which another spelling finds it. Words are
 * compared by their code points, so that their index also finds beginnings. Plain arrays and GIN: no extension has to be installed.
 */
const STATEMENTS = [
  `alter table products add column cabinet jsonb`,
  `create table product_search (
    product_id uuid primary key references products (id) on delete cascade,
    facets text[] not null,
    released_on text
  )`,
  `create table product_words (
    word text collate "C" not null,
    product_id uuid not null references products (id) on delete cascade,
    weight integer not null check (weight > 0),
    primary key (word, product_id)
  )`,
  `create table search_words (
    word text collate "C" primary key,
    grams text[] not null
  )`,
  `create index search_words_grams on search_words using gin (grams)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
