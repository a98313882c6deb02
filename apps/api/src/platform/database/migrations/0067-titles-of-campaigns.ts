import { type Kysely, sql } from "kysely";

/** As in migration 0018, with the titles in other languages: a cart says in the shopper's language why a price is reduced. */
const CAMPAIGNS_BETWEEN = `
  create or replace function campaigns_between(
    first_moment timestamptz, last_moment timestamptz
  ) returns json language sql stable as $$
    select coalesce(json_agg(json_build_object(
        'id', id, 'title', title, 'percent', percent, 'loyaltyPercent', loyalty_percent,
        'titles', json_strip_nulls(json_build_object('de', translations->'de'->>'title', 'ja', translations->'ja'->>'title')),
        'productNames', product_names, 'productTypes', product_types,
        'startsAtMs', round(extract(epoch from starts_at) * 1000), 'endsAtMs', round(extract(epoch from ends_at) * 1000)
      ) order by id), '[]'::json)
    from campaigns where removed_at is null and starts_at <= last_moment and ends_at > first_moment
  $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CAMPAIGNS_BETWEEN).execute(db);
}
