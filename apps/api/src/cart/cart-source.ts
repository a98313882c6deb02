import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { PricingItem, PricingSource } from "../sales/index.ts";
import type { FoundCart } from "./carts.ts";

/** Everything that a cart response is built from, at one moment. Plain JSON, because stored responses are rebuilt from it. */
export interface CartSource extends Omit<PricingSource, "items"> {
  readonly lines: PricingSource["items"];
  readonly lastRemoved: FoundCart["lastRemoved"];
  /** Whether there is a change that can be undone. */
  readonly canUndo: boolean;
}

/** Who looks at a cart, when, in which currency. */
export interface CartView extends Pick<CartSource, "currency" | "shopper"> {
  readonly userId: string | null;
  /** Without a login: the visitor whose granted coupons count. */
  readonly guestId: string | null;
  readonly now: Date;
}

/**
 * A query on `carts`: a cart's lines, and beside each line what they are priced by. $2 is the moment, $3 the currency, $4 the user, $5 the
 * visitor. Products that are no longer sold are left out. The function `cart_source` of migration 0020 returns all of it for single-statement
 * adds. Returning rows and columns costs the database half as much, and most carts have neither coupons nor bundles.
 */
export const sourceQuery = (condition: string) => `
  with found as (
    select carts.id, carts.visitor_id, carts.key_hash, carts.last_removed, carts.last_change is not null as can_undo,
      (select array_agg(code order by position) from cart_coupons where cart_coupons.cart_id = carts.id) as codes,
      cart_lines.product_id as "productId", products.name, products.type, cart_lines.quantity,
      product_prices.full_price_minor as "fullPriceMinor", product_prices.stated_price_minor as "statedPriceMinor",
      products.discount_percent as "salePercent", cart_lines.position
    from carts
    left join (
      cart_lines
      join products on products.id = cart_lines.product_id and products.removed_at is null and products.is_for_sale
      join product_prices on product_prices.product_id = products.id and product_prices.currency = $3
    ) on cart_lines.cart_id = carts.id
    where ${condition}
  )
  select id, visitor_id, key_hash, last_removed, can_undo, codes,
    "productId", name, type, quantity, "fullPriceMinor", "statedPriceMinor", "salePercent", (
    select case when max(codes) is null and bool_or(type = 'bundle') is not true
      then json_build_object('campaigns', campaigns_between($2, $2), 'coupons', '[]'::json, 'parts', '[]'::json)
      else price_facts(array_agg("productId"), max(codes), $4, $5, $3, $2) end
    from found
  )::text as facts
  from found
  order by position`;

/** The values of the query, for the holder or cart that its condition compares with $1. */
export function sourceValues(wanted: string, { now, currency, userId, guestId }: CartView): unknown[] {
  return [wanted, now, currency, userId, guestId];
}

/** A row of it: a cart without a line has one, without a product. */
export type SourceRow = (PricingItem | { readonly productId: null }) & {
  readonly last_removed: FoundCart["lastRemoved"];
  readonly can_undo: boolean;
  readonly codes: CartSource["codes"] | null;
  /** JSON, the same in every row, so it is read once. */
  readonly facts: string;
};

/** The whole source of a cart's rows. */
export function toSource(rows: readonly [SourceRow, ...SourceRow[]], view: CartView): CartSource {
  const { currency, shopper, userId, now } = view;
  const [{ last_removed: lastRemoved, can_undo: canUndo, codes, facts }] = rows;
  return {
    ...{ currency, shopper, isLoggedIn: userId !== null, nowMs: now.getTime() },
    ...{ lines: rows.flatMap(toLine), codes: codes ?? [], facts: JSON.parse(facts), lastRemoved, canUndo },
  };
}

function toLine(row: SourceRow): PricingItem[] {
  if (row.productId === null) return [];
  const { productId, name, type, quantity, fullPriceMinor, statedPriceMinor, salePercent } = row;
  return [{ productId, name, type, quantity, fullPriceMinor, statedPriceMinor, salePercent }];
}

const CART_SOURCE = sourceQuery("carts.id = $1");

/** A cart that was found, with everything needed to price it. */
export async function findCartSource(db: Kysely<Database>, cartId: string, view: CartView): Promise<CartSource> {
  const { rows } = await db.executeQuery<SourceRow>(CompiledQuery.raw(CART_SOURCE, sourceValues(cartId, view)));
  const [first, ...others] = rows;
  if (!first) throw new Error("The database gave no answer about a cart that is there.");
  return toSource([first, ...others], view);
}
