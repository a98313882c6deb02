import { CompiledQuery, type Kysely } from "kysely";
import type { OrderableProduct } from "../catalogue/index.ts";
import type { KeyedAct } from "../http/idempotency-keys.ts";
import { isDeadlock } from "../platform/database/is-database-unavailable.ts";
import type { Database } from "../ports/database.ts";
import type { CartSource } from "./cart-source.ts";
import type { FoundCart, NewCart } from "./carts.ts";

export interface AddAtOnce {
  /** Created if the holder has none. It also names the holder. */
  readonly cart: NewCart;
  /** Whether a cart may be created. False if the holder may still have one that only the cookie identifies. */
  readonly mayMake: boolean;
  /** The product as it was when the rules were checked. Nothing is added if it has changed. */
  readonly sale: OrderableProduct;
  readonly currency: CartSource["currency"];
  readonly shopper: CartSource["shopper"];
  /** Without a login: the visitor whose granted coupons count. */
  readonly guestId: string | null;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly keyed: KeyedAct;
}

export interface AddedAtOnce {
  readonly cart: FoundCart;
  /** The source that the response is built from, as stored. */
  readonly source: CartSource;
}

interface AddedRow {
  readonly cart: string;
  readonly cart_visitor: string | null;
  readonly cart_key_hash: string | null;
  readonly source: CartSource;
}

/** The function is defined in migration 0020. */
const ADD_TO_CART =
  "select cart, cart_visitor, cart_key_hash, source from add_to_cart($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20)";
/** What the function raises where the line is full. */
const LINE_IS_FULL = "SH001";

/**
 * Adds to the holder's cart and stores the response's source under the call's key, in one all-or-nothing statement. `rejected`: the key is
 * already stored, or the limit is reached. `notAsBelieved`: the product has changed, the holder's cart can't be found by its user or
 * visitor, or the statement lost against another one in a deadlock. The caller tries again.
 */
export async function addAtOnce(
  db: Kysely<Database>,
  add: AddAtOnce,
): Promise<AddedAtOnce | "rejected" | "notAsBelieved"> {
  const { cart, sale, keyed } = add;
  const values = [
    ...[cart.userId, cart.visitorId, add.mayMake, cart.id, cart.keyHash, cart.expiresAt],
    ...[sale.id, sale.name, add.currency, sale.fullPriceMinor, sale.isForSale, add.quantity, add.maxQuantity],
    JSON.stringify(add.shopper),
    add.guestId,
    ...[keyed.actor, keyed.key, keyed.operation, keyed.bodyHash, keyed.now],
  ];
  try {
    const { rows } = await db.executeQuery<AddedRow>(CompiledQuery.raw(ADD_TO_CART, values));
    const [row] = rows;
    if (!row) return "notAsBelieved";
    const { cart: id, cart_visitor: visitorId, cart_key_hash: keyHash, source } = row;
    return { cart: { id, visitorId, keyHash, lastRemoved: source.lastRemoved }, source };
  } catch (error) {
    if (isDeadlock(error)) return "notAsBelieved";
    if (isKeyKept(error) || isLineFull(error)) return "rejected";
    throw error;
  }
}

/** Both engines name the constraint that was broken. */
function isKeyKept(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "idempotency_keys_pkey";
}

function isLineFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === LINE_IS_FULL;
}
