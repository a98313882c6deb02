import { type Kysely, sql } from "kysely";

/**
 * What a page of found products is put in order by is beside what they are found by, and all choices of the filters are a table: a search
 * reads neither the products nor every product's choices for it.
 */
const STATEMENTS = [
  `alter table product_search add column name text, add column position integer`,
  `update product_search set name = products.name, position = products.position
    from products where products.id = product_search.product_id`,
  `alter table product_search alter column name set not null, alter column position set not null`,
  `create table search_choices (choice text primary key)`,
  `insert into search_choices (choice) select distinct unnest(facets) from product_search`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
