import { type Kysely, sql } from "kysely";

/**
 * The campaigns that run at some moment from the first to the last, as catalogue, cart and order take them. The only query that selects
 * them. Moments in the result are milliseconds.
 */
const CAMPAIGNS_BETWEEN = `
  create or replace function campaigns_between(
    first_moment timestamptz, last_moment timestamptz
  ) returns json language sql stable as $$
    select coalesce(json_agg(json_build_object(
        'id', id, 'title', title, 'percent', percent, 'loyaltyPercent', loyalty_percent,
        'productNames', product_names, 'productTypes', product_types,
        'startsAtMs', round(extract(epoch from starts_at) * 1000), 'endsAtMs', round(extract(epoch from ends_at) * 1000)
      ) order by id), '[]'::json)
    from campaigns where removed_at is null and starts_at <= last_moment and ends_at > first_moment
  $$`;

/** As in migration 0017, with the campaigns of the function above. */
const PRICE_FACTS = `
  create or replace function price_facts(
    of_products uuid[], of_codes text[], for_user uuid, wanted_currency text, this_moment timestamptz
  ) returns json language plpgsql stable as $$
  declare named json; parts json;
  begin
    if cardinality(of_codes) > 0 then
      select json_agg(json_build_object(
          'code', code, 'percent', percent,
          'amountMinor', case wanted_currency
            when 'EUR' then amount_eur_minor when 'USD' then amount_usd_minor else amount_jpy_minor end,
          'hasMinimum', num_nonnulls(minimum_eur_minor, minimum_usd_minor, minimum_jpy_minor) > 0,
          'minimumMinor', case wanted_currency
            when 'EUR' then minimum_eur_minor when 'USD' then minimum_usd_minor else minimum_jpy_minor end,
          'productNames', product_names, 'productTypes', product_types, 'isCombinable', is_combinable,
          'maxUses', max_uses, 'maxUsesPerUser', max_uses_per_user, 'uses', uses,
          'heldByUser', (select count(*) from coupon_uses
            where coupon_uses.code = coupons.code and user_id = for_user and state = 'held'),
          'usedByUser', (select count(*) from coupon_uses
            where coupon_uses.code = coupons.code and user_id = for_user and state in ('used', 'over')),
          'startsAtMs', round(extract(epoch from starts_at) * 1000), 'endsAtMs', round(extract(epoch from least(ends_at, removed_at)) * 1000)
        ))
        into named
        from coupons where code = any(of_codes);
    end if;
    select json_agg(json_build_object(
        'bundleId', bundle_items.bundle_id, 'productId', products.id, 'name', products.name,
        'fullPriceMinor', coalesce(product_prices.full_price_minor, 0),
        'isOwned', exists (select from licences
          where licences.user_id = for_user and licences.product_id = products.id and licences.revoked_at is null)
      ) order by bundle_items.bundle_id, bundle_items.position)
      into parts
      from bundle_items
      join products on products.id = bundle_items.product_id and products.removed_at is null
      left join product_prices on product_prices.product_id = products.id and product_prices.currency = wanted_currency
      where bundle_items.bundle_id = any(of_products);
    return json_build_object(
      'campaigns', campaigns_between(this_moment, this_moment), 'coupons', coalesce(named, '[]'::json), 'parts', coalesce(parts, '[]'::json)
    );
  end $$`;

/** The campaigns of responses stored before this migration all ran at their moment. */
const KEPT_SOURCES = `
  update idempotency_keys
    set made_from = jsonb_set(made_from::jsonb, '{facts,campaigns}', (
      select jsonb_agg(campaign || jsonb_build_object(
        'startsAtMs', (made_from->>'nowMs')::numeric, 'endsAtMs', (made_from->>'nowMs')::numeric + 1))
      from jsonb_array_elements(made_from::jsonb #> '{facts,campaigns}') as campaign
    ))::json
    where json_array_length(made_from #> '{facts,campaigns}') > 0`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CAMPAIGNS_BETWEEN, PRICE_FACTS, KEPT_SOURCES]) await sql.raw(statement).execute(db);
}
