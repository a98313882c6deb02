import type pg from "pg";

/** Creates this many licences, spread over all products; their keys begin with BENCH-. */
export async function giveLicences(sql: pg.Client, email: string, count: number): Promise<void> {
  await sql.query(
    `with dealt as (select id, row_number() over (order by position desc, id) - 1 as turn, count(*) over () as all_products from products)
     insert into licences (id, licence_key, user_id, product_id, source, added_at)
     select gen_random_uuid(), 'BENCH-' || upper(left(md5($1 || n), 20)), users.id, dealt.id, 'operator', now() - n * interval '1 hour'
     from generate_series(0, $2::integer - 1) as n
     join dealt on dealt.turn = n % dealt.all_products
     join users on users.email = $1`,
    [email, count],
  );
}

/** Copies the shop's own products, with their files, until there are so many more. They aren't public: the catalogue stays as it is. */
export async function copyProducts(sql: pg.Client, count: number): Promise<void> {
  const columns = await sql.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'products'
     and column_name not in ('id', 'name', 'slug', 'product_page_slug', 'position', 'is_public')`,
  );
  const same = columns.rows.map(({ column_name }) => `original.${column_name}`).join(", ");
  await sql.query("create temporary table copies (id uuid, original_id uuid, n integer)");
  await sql.query(
    `insert into copies select gen_random_uuid(), ranked.id, n
     from generate_series(0, $1::integer - 1) as n
     join (select id, row_number() over (order by position) - 1 as turn, count(*) over () as all_products from products) as ranked
       on ranked.turn = n % ranked.all_products`,
    [count],
  );
  await sql.query(
    `insert into products (id, name, slug, product_page_slug, position, is_public, ${same.replaceAll("original.", "")})
     select copies.id, original.name || ' ' || n, original.slug || '-' || n, original.product_page_slug || '-' || n, 1000 + n, false, ${same}
     from copies join products as original on original.id = copies.original_id`,
  );
  await sql.query(
    `insert into product_files (id, product_id, variant, path, file_name, media_type, size_bytes, sha256, version)
     select gen_random_uuid(), copies.id, variant, path, file_name, media_type, size_bytes, sha256, version
     from copies join product_files on product_files.product_id = copies.original_id`,
  );
}
