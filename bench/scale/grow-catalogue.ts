import { type Kysely, sql } from "kysely";

/** The product that every customer has rated. */
export const MOST_RATED = "famicalign";

/**
 * Gives the shop so many customers, who all rate one product; with `ratingsEach`, each also rates others, evenly spread, until there are so
 * many of each customer. Nobody rates a product twice.
 */
export async function addRatings(
  db: Kysely<unknown>,
  { customers, ratingsEach }: { readonly customers: number; readonly ratingsEach: number },
): Promise<void> {
  await sql`
    insert into users (id, email, password_hash, first_name, last_name, registration_name, is_active, created_at, activated_at)
    select gen_random_uuid(), 'reviewer' || n || '@bench.example', 'none', 'Ada', 'Bench ' || n, 'Ada Bench', true, now(), now()
    from generate_series(0, ${sql.lit(customers - 1)}) as n`.execute(db);
  await sql`
    insert into ratings (id, user_id, product_id, stars, comment, created_at, updated_at)
    with raters as (select id, row_number() over (order by email) - 1 as n from users where email like 'reviewer%@bench.example'),
    rated as (
      select id, row_number() over (order by product_page_slug <> ${MOST_RATED}, position, name) - 1 as n
      from products where can_be_rated and is_public and removed_at is null
    )
    select gen_random_uuid(), raters.id, rated.id, 1 + ((raters.n + k) % 5)::integer,
      'Sits in the mix without an equaliser, and loads in every host that I have. ' || k, now() - k * interval '1 hour', now()
    from raters cross join generate_series(0, ${sql.lit(ratingsEach - 1)}) as k
    join rated on rated.n = case when k = 0 then 0 else 1 + (raters.n * ${sql.lit(ratingsEach - 1)} + k) % (select count(*) - 1 from rated) end`.execute(
    db,
  );
}

/** Copies the shop's plugins and packs, with their prices, files and words, until it has so many products. Each copy's name ends in a number. */
export async function growCatalogue(db: Kysely<unknown>, products: number): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_schema = 'public' and table_name = 'products'
    and column_name not in ('id', 'name', 'slug', 'product_page_slug', 'position', 'wp_id')`.execute(db);
  const same = sql.join(rows.map(({ column_name }) => sql.ref(column_name)));
  const ofOriginal = sql.join(rows.map(({ column_name }) => sql.ref(`original.${column_name}`)));
  await sql`
    create table bench_copies as
    select gen_random_uuid() as id, originals.id as original_id, n
    from generate_series((select count(*) from products), ${sql.lit(products - 1)}) as n
    join (
      select id, row_number() over (order by position, name) - 1 as turn, count(*) over () as all_originals
      from products where type in ('plugin', 'samplepack') and is_public and removed_at is null
    ) as originals on originals.turn = n % all_originals`.execute(db);
  const statements = [
    sql`insert into products (id, name, slug, product_page_slug, position, ${same})
      select copies.id, original.name || ' ' || n, original.slug || '-' || n, original.product_page_slug || '-' || n, 1000 + n, ${ofOriginal}
      from bench_copies as copies join products as original on original.id = original_id`,
    sql`insert into product_prices (product_id, currency, full_price_minor, stated_price_minor)
      select copies.id, currency, full_price_minor, stated_price_minor
      from bench_copies as copies join product_prices on product_id = original_id`,
    sql`insert into product_files (id, product_id, variant, path, file_name, media_type, size_bytes, sha256, version)
      select gen_random_uuid(), copies.id, variant, path, file_name, media_type, size_bytes, sha256, version
      from bench_copies as copies join product_files on product_id = original_id`,
    sql`insert into product_search (product_id, facet_set_id, released_on, name, position)
      select copies.id, facet_set_id, released_on, name || ' ' || n, 1000 + n from bench_copies as copies join product_search on product_id = original_id`,
    sql`insert into product_words (word, product_id, weight)
      select word, copies.id, weight from bench_copies as copies join product_words on product_id = original_id
      union all select n::text, id, 10 from bench_copies
      -- As an import does.
      order by word, id on conflict do nothing`,
    sql`insert into search_words (word, grams) select n::text, array[n::text] from bench_copies on conflict do nothing`,
    sql`drop table bench_copies`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
