import type { Currency } from "@shop/pricing";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../schema.ts";
import type { LineToAdd, SaleLine } from "./cart-lines.ts";
import { type CartHolder, type CartRow, type CartTimes, type FoundCart, toFoundCart } from "./carts.ts";
import type { SaleRow } from "./products.ts";

// The questions that are asked most, each in one round trip. They stand as texts, for building them by parts costs more
// than the database needs to answer them.

/** A cart with what of it can be bought now. */
export interface FilledCart {
  readonly cart: FoundCart;
  readonly lines: readonly SaleLine[];
}

/** All that the answer about a cart is made from. */
export interface CartSource {
  readonly currency: Currency;
  readonly isLoggedIn: boolean;
  readonly lastRemoved: FoundCart["lastRemoved"];
  readonly lines: readonly SaleLine[];
}

type HolderColumn = "user_id" | "visitor_id" | "key_hash";
type Ask<Answer> = (column: HolderColumn, value: string) => Promise<Answer | null>;

/** A user's cart is never found by a cookie or by a visitor; a visitor's by its token, else by its cookie. */
async function askByHolder<Answer>(holder: CartHolder, ask: Ask<Answer>): Promise<Answer | null> {
  if (holder.userId !== null) return ask("user_id", holder.userId);
  const ofVisitor = holder.visitorId === null ? null : await ask("visitor_id", holder.visitorId);
  return ofVisitor ?? (holder.keyHash === null ? null : ask("key_hash", holder.keyHash));
}

const SALE_COLUMNS = `products.name, products.discount_percent as "salePercent",
  product_prices.full_price_minor as "fullPriceMinor", product_prices.stated_price_minor as "statedPriceMinor"`;

const filledCartBy = (column: HolderColumn) => `
  select carts.id, carts.visitor_id, carts.key_hash, carts.last_removed,
    cart_lines.product_id as "productId", cart_lines.quantity, ${SALE_COLUMNS}
  from carts
  left join (
    cart_lines
    join products on products.id = cart_lines.product_id and products.removed_at is null and products.is_for_sale
    join product_prices on product_prices.product_id = products.id and product_prices.currency = $3
  ) on cart_lines.cart_id = carts.id
  where carts.${column} = $1 and carts.expires_at > $2
  order by cart_lines.position`;
const FILLED_CART = {
  user_id: filledCartBy("user_id"),
  visitor_id: filledCartBy("visitor_id"),
  key_hash: filledCartBy("key_hash"),
} as const;

type FilledRow = CartRow & SaleLineRow;
type SaleLineRow = SaleLine | { readonly productId: null };

/** The cart of a holder, if it has not expired, with its lines as they are sold now. */
export function findFilledCart(
  db: Kysely<Database>,
  holder: CartHolder,
  currency: Currency,
  now: Date,
): Promise<FilledCart | null> {
  return askByHolder(holder, async (column, value) => {
    const query = CompiledQuery.raw(FILLED_CART[column], [value, now, currency]);
    const { rows } = await db.executeQuery<FilledRow>(query);
    return rows[0] ? { cart: toFoundCart(rows[0]), lines: toSaleLines(rows) } : null;
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
  with added as (
    insert into cart_lines (cart_id, product_id, quantity, max_quantity, added_at) values ($1, $2, $3, $4, $5)
    on conflict (cart_id, product_id) do update
      set quantity = cart_lines.quantity + excluded.quantity, max_quantity = excluded.max_quantity
      where cart_lines.quantity + excluded.quantity <= excluded.max_quantity
    returning product_id, quantity, position
  ), lines as (
    select product_id, quantity, position from added
    union all
    select product_id, quantity, position from cart_lines where cart_id = $1 and product_id <> $2
  )
  select outcome.added, lines.product_id as "productId", lines.quantity, ${SALE_COLUMNS}
  from (select count(*)::integer as added from added) as outcome
  left join (
    lines
    join products on products.id = lines.product_id and products.removed_at is null and products.is_for_sale
    join product_prices on product_prices.product_id = products.id and product_prices.currency = $6
  ) on true
  order by lines.position`;

/**
 * Adds to a line of a cart that is held, within its limit, which this one statement keeps, and answers all lines that can be
 * bought now. Null: it would be more than the limit.
 */
export async function addLine(
  trx: Kysely<Database>,
  line: LineToAdd,
  currency: Currency,
): Promise<readonly SaleLine[] | null> {
  const values = [line.cartId, line.productId, line.quantity, line.maxQuantity, line.now, currency];
  const { rows } = await trx.executeQuery<SaleLineRow & { added: number }>(CompiledQuery.raw(ADD_LINE, values));
  return rows[0]?.added === 1 ? toSaleLines(rows) : null;
}

function toSaleLines(rows: readonly SaleLineRow[]): SaleLine[] {
  return rows.flatMap((row) => {
    if (row.productId === null) return [];
    const { productId, name, quantity, fullPriceMinor, statedPriceMinor, salePercent } = row;
    return [{ productId, name, quantity, fullPriceMinor, statedPriceMinor, salePercent }];
  });
}
