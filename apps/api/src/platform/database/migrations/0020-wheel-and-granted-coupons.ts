import { type Kysely, sql } from "kysely";

/**
 * A coupon with a row here belongs to one holder: an account, or a visitor without one. Neither (the account is gone): nobody can use it. A
 * visitor's own row is deleted with its tokens, long before its coupons end, so there is no foreign key on it. once: what the holder is given
 * no more than one coupon for; null: any number.
 */
const COUPON_GRANTS = [
  `create table coupon_grants (
    code text primary key references coupons(code) on delete cascade,
    origin text not null check (origin in ('wheel', 'exitIntent', 'drip', 'contest')),
    once text,
    user_id uuid references users(id) on delete set null,
    visitor_id uuid,
    granted_at timestamptz not null,
    check (user_id is null or visitor_id is null)
  )`,
  `create unique index coupon_grants_user on coupon_grants (user_id, origin, once)`,
  `create unique index coupon_grants_visitor on coupon_grants (visitor_id, origin, once)`,
];

/**
 * A wheel belongs to an account, to a visitor, or to an account in a browser that it had as a visitor. Its segments and seeds are fixed when
 * it is first shown; spins counts those that were used.
 */
const WHEELS = [
  `create table wheels (
    id uuid primary key,
    user_id uuid unique references users(id) on delete cascade,
    visitor_id uuid unique,
    segments jsonb not null,
    seeds jsonb not null check (jsonb_array_length(seeds) = 3),
    spins integer not null default 0 check (spins between 0 and 3),
    created_at timestamptz not null,
    ends_at timestamptz not null,
    check (user_id is not null or visitor_id is not null)
  )`,
  `create index wheels_ends_at on wheels (ends_at)`,
  `create table wheel_draws (
    wheel_id uuid not null references wheels(id) on delete cascade,
    number integer not null check (number between 1 and 3),
    chance text not null,
    point integer not null check (point between 0 and 999),
    segment_id text not null,
    code text references coupons(code) on delete set null,
    coupon_ends_at timestamptz,
    product_id uuid references products(id),
    drawn_at timestamptz not null,
    claimed_at timestamptz,
    primary key (wheel_id, number)
  )`,
];

/** As in migration 0018, with the visitor who asks, and whether a coupon is somebody else's. */
const PRICE_FACTS = `
  create function price_facts(
    of_products uuid[], of_codes text[], for_user uuid, for_guest uuid, wanted_currency text, this_moment timestamptz
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
          'isForOther', exists (select from coupon_grants as granted where granted.code = coupons.code
            and (granted.user_id = for_user or granted.visitor_id = for_guest) is not true),
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

/** As in migration 0006, with the visitor who asks. */
const CART_SOURCE = `
  create function cart_source(
    of_cart uuid, for_user uuid, for_guest uuid, wanted_currency text, this_moment timestamptz, of_shopper json
  ) returns json language plpgsql stable as $$
  declare removed jsonb; is_changed boolean; lines json; products_in_it uuid[]; codes text[];
  begin
    select last_removed, last_change is not null,
        (select array_agg(code order by position) from cart_coupons where cart_coupons.cart_id = of_cart)
      into removed, is_changed, codes
      from carts where id = of_cart;
    select
        json_agg(json_build_object(
          'productId', products.id, 'name', products.name, 'type', products.type, 'quantity', cart_lines.quantity,
          'fullPriceMinor', product_prices.full_price_minor, 'statedPriceMinor', product_prices.stated_price_minor,
          'salePercent', products.discount_percent
        ) order by cart_lines.position),
        array_agg(products.id)
      into lines, products_in_it
      from cart_lines
      join products on products.id = cart_lines.product_id and products.removed_at is null and products.is_for_sale
      join product_prices on product_prices.product_id = products.id and product_prices.currency = wanted_currency
      where cart_lines.cart_id = of_cart;
    return json_build_object(
      'currency', wanted_currency, 'isLoggedIn', for_user is not null, 'shopper', of_shopper,
      'nowMs', round(extract(epoch from this_moment) * 1000), 'lastRemoved', removed, 'canUndo', is_changed,
      'lines', coalesce(lines, '[]'::json), 'codes', coalesce(codes, '{}'),
      'facts', price_facts(products_in_it, codes, for_user, for_guest, wanted_currency, this_moment)
    );
  end $$`;

/** As in migration 0006, with the visitor whose coupons count: the cart's own may be of a newer token. */
const ADD_TO_CART = `
  create function add_to_cart(
    for_user uuid, for_visitor uuid, may_make boolean, new_cart uuid, new_key_hash text, cart_ends timestamptz,
    wanted uuid, wanted_name text, wanted_currency text, believed_price integer, believed_for_sale boolean,
    more integer, most integer, of_shopper json, for_guest uuid,
    by_actor text, under_key text, for_operation text, for_body_hash text, this_moment timestamptz,
    out cart uuid, out cart_visitor uuid, out cart_key_hash text, out source json
  ) returns setof record language plpgsql as $$
  declare change jsonb := jsonb_build_object('kind', 'add', 'name', wanted_name, 'quantity', more);
  begin
    perform from products
      join product_prices on product_prices.product_id = products.id and product_prices.currency = wanted_currency
      where products.id = wanted and products.name = wanted_name and products.removed_at is null
        and products.is_for_sale = believed_for_sale and product_prices.full_price_minor = believed_price;
    if not found then return; end if;

    if for_user is null then
      update carts set expires_at = cart_ends, last_change = change
        where visitor_id = for_visitor and expires_at > this_moment
        returning id, visitor_id, key_hash into cart, cart_visitor, cart_key_hash;
    else
      update carts set expires_at = cart_ends, last_change = change
        where user_id = for_user and expires_at > this_moment
        returning id, visitor_id, key_hash into cart, cart_visitor, cart_key_hash;
    end if;
    if cart is null then
      if not may_make then return; end if;
      insert into carts (id, visitor_id, user_id, key_hash, created_at, expires_at, last_change)
        values (new_cart, for_visitor, for_user, new_key_hash, this_moment, cart_ends, change)
        on conflict do nothing
        returning id, visitor_id, key_hash into cart, cart_visitor, cart_key_hash;
      if cart is null then return; end if;
    end if;

    insert into cart_lines (cart_id, product_id, quantity, max_quantity, added_at)
      values (cart, wanted, more, most, this_moment)
      on conflict (cart_id, product_id) do update
        set quantity = cart_lines.quantity + excluded.quantity, max_quantity = excluded.max_quantity
        where cart_lines.quantity + excluded.quantity <= excluded.max_quantity;
    if not found then
      raise exception 'the cart holds as many of % as it may', wanted_name using errcode = 'SH001';
    end if;

    source := cart_source(cart, for_user, for_guest, wanted_currency, this_moment, of_shopper);
    insert into idempotency_keys (actor, key, operation, body_hash, status, made_from, created_at)
      values (by_actor, under_key, for_operation, for_body_hash, 200, source, this_moment);
    return next;
  end $$`;

const FUNCTIONS = [
  "drop function add_to_cart",
  "drop function cart_source",
  "drop function price_facts",
  PRICE_FACTS,
  CART_SOURCE,
  ADD_TO_CART,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...COUPON_GRANTS, ...WHEELS, ...FUNCTIONS]) await sql.raw(statement).execute(db);
}
