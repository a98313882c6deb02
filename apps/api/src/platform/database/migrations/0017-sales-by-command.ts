import { type Kysely, sql } from "kysely";

/** As in migration 0006, with two additions: a coupon's minimum, and the parts of bundles for visitors too, who own none. */
const PRICE_FACTS = `
  create or replace function price_facts(
    of_products uuid[], of_codes text[], for_user uuid, wanted_currency text, this_moment timestamptz
  ) returns json language plpgsql stable as $$
  declare running json; named json; parts json;
  begin
    select json_agg(json_build_object(
        'id', id, 'title', title, 'percent', percent, 'loyaltyPercent', loyalty_percent,
        'productNames', product_names, 'productTypes', product_types
      ))
      into running
      from campaigns where removed_at is null and starts_at <= this_moment and ends_at > this_moment;
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
      'campaigns', coalesce(running, '[]'::json), 'coupons', coalesce(named, '[]'::json), 'parts', coalesce(parts, '[]'::json)
    );
  end $$`;

const STATEMENTS = [
  // A coupon's percentage may have two decimals, and it may require a minimum amount, in the currencies that it names.
  `alter table coupons drop constraint coupons_percent_check`,
  `alter table coupons alter column percent type double precision`,
  `alter table coupons add constraint coupons_percent_check
     check (percent > 0 and percent <= 100 and percent::numeric = round(percent::numeric, 2))`,
  `alter table coupons add column minimum_eur_minor integer check (minimum_eur_minor > 0)`,
  `alter table coupons add column minimum_usd_minor integer check (minimum_usd_minor > 0)`,
  `alter table coupons add column minimum_jpy_minor integer check (minimum_jpy_minor > 0)`,
  // An import updates campaigns from the content's files and leaves those of the operator's commands alone.
  `alter table campaigns add column is_from_content boolean not null default true`,
  PRICE_FACTS,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
