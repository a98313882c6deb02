import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import { findPriceFacts, type PriceFacts, type PricingItem, type PricingSource } from "../sales/index.ts";
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
 * A query on `carts`: a cart's lines, and beside each line the data that prices most carts. $2 is the moment, $3 the currency. Products
 * that are no longer sold are left out. The function `cart_source` of migration 0020 returns all of it for single-statement adds. Returning
 * rows and columns costs the database half as much.
 */
export const sourceQuery = (condition: string) => `
  select carts.id, carts.visitor_id, carts.key_hash, carts.last_removed, carts.last_change is not null as can_undo,
    (select array_agg(code order by position) from cart_coupons where cart_coupons.cart_id = carts.id) as codes,
    (select campaigns_between($2, $2))::text as campaigns,
    cart_lines.product_id as "productId", products.name, products.type, cart_lines.quantity,
    product_prices.full_price_minor as "fullPriceMinor", product_prices.stated_price_minor as "statedPriceMinor",
    products.discount_percent as "salePercent"
  from carts
  left join (
    cart_lines
    join products on products.id = cart_lines.product_id and products.removed_at is null and products.is_for_sale
    join product_prices on product_prices.product_id = products.id and product_prices.currency = $3
  ) on cart_lines.cart_id = carts.id
  where ${condition}
  order by cart_lines.position`;

/** A row of it: a cart without a line has one, without a product. */
export type SourceRow = (PricingItem | { readonly productId: null }) & {
  readonly last_removed: FoundCart["lastRemoved"];
  readonly can_undo: boolean;
  readonly codes: CartSource["codes"] | null;
  /** JSON, the same in every row, so it is read once. */
  readonly campaigns: string;
};

/** The whole source of a cart's rows. Only coupons and bundles need another question. */
export async function completeSource(
  db: Kysely<Database>,
  rows: readonly [SourceRow, ...SourceRow[]],
  view: CartView,
): Promise<CartSource> {
  const { currency, shopper, userId, guestId, now } = view;
  const [{ last_removed: lastRemoved, can_undo: canUndo, codes: found, campaigns }] = rows;
  const lines = rows.flatMap(toLine);
  const codes = found ?? [];
  const hasMore = codes.length > 0 || lines.some(({ type }) => type === "bundle");
  const productIds = lines.map(({ productId }) => productId);
  const facts: PriceFacts = hasMore
    ? await findPriceFacts(db, { productIds, codes, userId, guestId, currency, now })
    : { campaigns: JSON.parse(campaigns), coupons: [], parts: [] };
  const cart = { lines, codes, facts, lastRemoved, canUndo };
  return { currency, shopper, isLoggedIn: userId !== null, nowMs: now.getTime(), ...cart };
}

function toLine(row: SourceRow): PricingItem[] {
  if (row.productId === null) return [];
  const { productId, name, type, quantity, fullPriceMinor, statedPriceMinor, salePercent } = row;
  return [{ productId, name, type, quantity, fullPriceMinor, statedPriceMinor, salePercent }];
}

const CART_SOURCE = sourceQuery("carts.id = $1");

/** A cart that was found, with everything needed to price it. */
export async function findCartSource(db: Kysely<Database>, cartId: string, view: CartView): Promise<CartSource> {
  const { rows } = await db.executeQuery<SourceRow>(CompiledQuery.raw(CART_SOURCE, [cartId, view.now, view.currency]));
  const [first, ...others] = rows;
  if (!first) throw new Error("The database gave no answer about a cart that is there.");
  return completeSource(db, [first, ...others], view);
}
