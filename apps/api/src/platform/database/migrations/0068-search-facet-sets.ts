import { type Kysely, sql } from "kysely";

/** Many products have all choices of the filters alike. Each such set is stored once, so that a search compares and counts sets instead of products. */
const STATEMENTS = [
  `create table search_facet_sets (id integer primary key, facets text[] not null)`,
  `insert into search_facet_sets (id, facets)
    select row_number() over (order by facets), facets from (select distinct facets from product_search) as sets`,
  `alter table product_search add column facet_set_id integer references search_facet_sets (id)`,
  `update product_search set facet_set_id = search_facet_sets.id
    from search_facet_sets where search_facet_sets.facets = product_search.facets`,
  `alter table product_search alter column facet_set_id set not null, drop column facets`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
