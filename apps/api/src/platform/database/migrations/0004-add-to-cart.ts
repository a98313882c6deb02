import { type Kysely, sql } from "kysely";

/** A response is stored whole in `answer`, or as its source in `made_from`, from which it is rebuilt. */
const MADE_FROM = "alter table idempotency_keys add column made_from json";

/**
 * An add to the cart as one statement, which is its own transaction. It locks or creates the cart, writes the line within its limit, reads
 * the cart's contents then, and stores them under the call's key. No rule of the shop is written here: the limit is an argument, and so is
 * the product data that the rules were checked against. No row: something had changed, and neither line nor key was written. A key that
 * already exists violates its primary key, and everything is rolled back.
 */
const ADD_TO_CART = `
  create function add_to_cart(
    for_user uuid, for_visitor uuid, may_make boolean, new_cart uuid, new_key_hash text, cart_ends timestamptz,
    wanted uuid, wanted_name text, wanted_currency text, believed_price integer, believed_for_sale boolean,
    more integer, most integer,
    by_actor text, under_key text, for_operation text, for_body_hash text, this_moment timestamptz,
    out cart uuid, out cart_visitor uuid, out cart_key_hash text, out removed jsonb, out source json
  ) returns setof record language plpgsql as $$
  begin
    perform from products
      join product_prices on product_prices.product_id = products.id and product_prices.currency = wanted_currency
      where products.id = wanted and products.name = wanted_name and products.removed_at is null
        and products.is_for_sale = believed_for_sale and product_prices.full_price_minor = believed_price;
    if not found then return; end if;

    if for_user is null then
      update carts set expires_at = cart_ends where visitor_id = for_visitor and expires_at > this_moment
        returning id, visitor_id, key_hash, last_removed into cart, cart_visitor, cart_key_hash, removed;
    else
      update carts set expires_at = cart_ends where user_id = for_user and expires_at > this_moment
        returning id, visitor_id, key_hash, last_removed into cart, cart_visitor, cart_key_hash, removed;
    end if;
    if cart is null then
      if not may_make then return; end if;
      insert into carts (id, visitor_id, user_id, key_hash, created_at, expires_at)
        values (new_cart, for_visitor, for_user, new_key_hash, this_moment, cart_ends)
        on conflict do nothing
        returning id, visitor_id, key_hash into cart, cart_visitor, cart_key_hash;
      if cart is null then return; end if;
    end if;

    insert into cart_lines (cart_id, product_id, quantity, max_quantity, added_at)
      values (cart, wanted, more, most, this_moment)
      on conflict (cart_id, product_id) do update
        set quantity = cart_lines.quantity + excluded.quantity, max_quantity = excluded.max_quantity
        where cart_lines.quantity + excluded.quantity <= excluded.max_quantity;
    if not found then return; end if;

    source := json_build_object(
      'currency', wanted_currency, 'isLoggedIn', for_user is not null, 'lastRemoved', removed,
      'lines', coalesce((
        select json_agg(
          json_build_object(
            'productId', products.id, 'name', products.name, 'quantity', cart_lines.quantity,
            'fullPriceMinor', product_prices.full_price_minor, 'statedPriceMinor', product_prices.stated_price_minor,
            'salePercent', products.discount_percent
          ) order by cart_lines.position
        )
        from cart_lines
        join products on products.id = cart_lines.product_id and products.removed_at is null and products.is_for_sale
        join product_prices on product_prices.product_id = products.id and product_prices.currency = wanted_currency
        where cart_lines.cart_id = cart
      ), '[]'::json)
    );
    insert into idempotency_keys (actor, key, operation, body_hash, status, made_from, created_at)
      values (by_actor, under_key, for_operation, for_body_hash, 200, source, this_moment);
    return next;
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MADE_FROM).execute(db);
  await sql.raw(ADD_TO_CART).execute(db);
}
