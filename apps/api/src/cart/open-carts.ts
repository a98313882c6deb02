import type { Currency } from "@shop/pricing";
import { CompiledQuery, type Kysely } from "kysely";
import type { SaleRow } from "../catalogue/products.ts";
import type { Database } from "../platform/database/schema.ts";
import type { LineToAdd } from "./cart-lines.ts";
import { type CartSource, type CartView, completeSource, type SourceRow, sourceQuery } from "./cart-source.ts";
import { type CartHolder, type CartRow, type CartTimes, type FoundCart, toFoundCart } from "./carts.ts";

// The questions that are asked most, each in one round trip. They stand as texts, for building them by parts costs more
// than the database needs to answer them.

/** A cart with all that it is priced by. */
export interface FilledCart {
  readonly cart: FoundCart;
  readonly source: CartSource;
}

type HolderColumn = "user_id" | "visitor_id" | "key_hash";
type Ask<Answer> = (column: HolderColumn, value: string) => Promise<Answer | null>;

/** A user's cart is never found by a cookie or by a visitor; a visitor's by its token, else by its cookie. */
async function askByHolder<Answer>(holder: CartHolder, ask: Ask<Answer>): Promise<Answer | null> {
  if (holder.userId !== null) return ask("user_id", holder.userId);
  const ofVisitor = holder.visitorId === null ? null : await ask("visitor_id", holder.visitorId);
  return ofVisitor ?? (holder.keyHash === null ? null : ask("key_hash", holder.keyHash));
}

const filledCartBy = (column: HolderColumn) => sourceQuery(`carts.${column} = $1 and carts.expires_at > $2`);
const FILLED_CART = {
  user_id: filledCartBy("user_id"),
  visitor_id: filledCartBy("visitor_id"),
  key_hash: filledCartBy("key_hash"),
} as const;

/** The cart of a holder, if it has not expired, with its lines as they are sold now. */
export function findFilledCart(db: Kysely<Database>, holder: CartHolder, view: CartView): Promise<FilledCart | null> {
  return askByHolder(holder, async (column, value) => {
    const query = CompiledQuery.raw(FILLED_CART[column], [value, view.now, view.currency]);
    const { rows } = await db.executeQuery<CartRow & SourceRow>(query);
    const [first, ...others] = rows;
    if (!first) return null;
    return { cart: toFoundCart(first), source: await completeSource(db, [first, ...others], view) };
  });
}

const holdForAddBy = (column: HolderColumn) => `
  with held as (
    update carts set expires_at = $3 where ${column} = $1 and expires_at > $2
    returning id, visitor_id, key_hash, last_removed
  )
  select held.id as cart_id, held.visitor_id, held.key_hash, held.last_removed,
    sale.id, sale.name, sale.type, sale.is_for_sale, sale.discount_percent, sale.full_price_minor, sale.stated_price_minor
  from (values (1)) as one
  left join held on true
  left join (
    select products.id, products.name, products.type, products.is_for_sale, products.discount_percent,
      product_prices.full_price_minor, product_prices.stated_price_minor
    from products
    join product_prices on product_prices.product_id = products.id and product_prices.currency = $5
    where products.name = $4 and products.removed_at is null
  ) as sale on true`;
const HOLD_FOR_ADD = {
  user_id: holdForAddBy("user_id"),
  visitor_id: holdForAddBy("visitor_id"),
  key_hash: holdForAddBy("key_hash"),
} as const;

export interface HeldForAdd {
  /** Held until the transaction ends, and prolonged. Null: the holder has none. */
  readonly cart: FoundCart | null;
  /** The wanted product. Null: unknown, taken out, or without a price in this currency. */
  readonly sale: SaleRow | null;
}

type HeldForAddRow = Omit<CartRow, "id"> & { readonly cart_id: string | null } & (SaleRow | { readonly id: null });

/** Holds a cart as `holdCart` does, and looks the product up that is to join it. */
export async function holdCartForAdd(
  trx: Kysely<Database>,
  holder: CartHolder,
  { now, expiresAt }: CartTimes,
  wanted: { readonly product: string; readonly currency: Currency },
): Promise<HeldForAdd> {
  let sale: SaleRow | null = null;
  const cart = await askByHolder(holder, async (column, value) => {
    const values = [value, now, expiresAt, wanted.product, wanted.currency];
    const { rows } = await trx.executeQuery<HeldForAddRow>(CompiledQuery.raw(HOLD_FOR_ADD[column], values));
    const [row] = rows;
    if (!row) return null;
    if (row.id !== null) sale = row;
    return row.cart_id === null ? null : toFoundCart({ ...row, id: row.cart_id });
  });
  return { cart, sale };
}

const ADD_LINE = `
  insert into cart_lines (cart_id, product_id, quantity, max_quantity, added_at) values ($1, $2, $3, $4, $5)
  on conflict (cart_id, product_id) do update
    set quantity = cart_lines.quantity + excluded.quantity, max_quantity = excluded.max_quantity
    where cart_lines.quantity + excluded.quantity <= excluded.max_quantity
  returning product_id`;

/** Adds to a line of a cart that is held, within its limit, which this one statement keeps. False: it would be more than the limit. */
export async function addLine(trx: Kysely<Database>, line: LineToAdd): Promise<boolean> {
  const values = [line.cartId, line.productId, line.quantity, line.maxQuantity, line.now];
  const { rows } = await trx.executeQuery(CompiledQuery.raw(ADD_LINE, values));
  return rows.length > 0;
}
