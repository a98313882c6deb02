import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import { type CartSource, type CartView, type SourceRow, sourceQuery, sourceValues, toSource } from "./cart-source.ts";
import { type CartHolder, type CartRow, type FoundCart, toFoundCart } from "./carts.ts";

// The most frequent queries, each in one round trip. They are plain texts: building them from parts costs more than the database needs to
// run them.

/** A cart with all that it is priced by. */
export interface FilledCart {
  readonly cart: FoundCart;
  readonly source: CartSource;
}

type HolderColumn = "user_id" | "visitor_id" | "key_hash";
type Ask<Answer> = (column: HolderColumn, value: string) => Promise<Answer | null>;

/** A user's cart is never found by a cookie or by a visitor. A visitor's cart is found by its token, else by its cookie. */
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
    const query = CompiledQuery.raw(FILLED_CART[column], sourceValues(value, view));
    const { rows } = await db.executeQuery<CartRow & SourceRow>(query);
    const [first, ...others] = rows;
    if (!first) return null;
    return { cart: toFoundCart(first), source: toSource([first, ...others], view) };
  });
}
