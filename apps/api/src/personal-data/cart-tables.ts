import { sql } from "kysely";
import { DELETE_ROW, hidden, type Person, type PersonalTable, productName, shown } from "./column-rule.ts";

const IN_CART = "Said by the cart that it is in.";

const ownCart = (person: Person) => sql`(select id from carts as own where own.user_id = ${person.userId})`;

/** An account's cart. A visitor's cart names no account, and expires. */
export const carts: PersonalTable<"carts"> = {
  kind: "personal",
  file: { section: "cart" },
  orderBy: "created_at",
  rows: ({ userId }) => sql`carts.user_id = ${userId}`,
  deleted: ({ userId }) => sql`carts.user_id = ${userId}`,
  columns: {
    id: shown("id", DELETE_ROW),
    key_hash: hidden("Made from the cookie of a visitor's cart; an account's has none.", DELETE_ROW),
    visitor_id: hidden("Of a visitor's cart; an account's has none.", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    created_at: shown("created_at", DELETE_ROW),
    expires_at: shown("expires_at", DELETE_ROW),
    last_removed: shown("last_removed", DELETE_ROW),
    last_change: shown("last_change", DELETE_ROW),
  },
};

export const cartLines: PersonalTable<"cart_lines"> = {
  kind: "personal",
  file: { section: "lines", within: "carts", key: "cart_id" },
  orderBy: "position",
  rows: (person) => sql`cart_lines.cart_id in ${ownCart(person)}`,
  deleted: (person) => sql`cart_lines.cart_id in ${ownCart(person)}`,
  columns: {
    cart_id: hidden(IN_CART, DELETE_ROW),
    product_id: productName("product", DELETE_ROW),
    quantity: shown("quantity", DELETE_ROW),
    max_quantity: shown("most", DELETE_ROW),
    added_at: shown("added_at", DELETE_ROW),
    position: shown("position", DELETE_ROW),
  },
};

export const cartCoupons: PersonalTable<"cart_coupons"> = {
  kind: "personal",
  file: { section: "coupons", within: "carts", key: "cart_id" },
  orderBy: "position",
  rows: (person) => sql`cart_coupons.cart_id in ${ownCart(person)}`,
  deleted: (person) => sql`cart_coupons.cart_id in ${ownCart(person)}`,
  columns: {
    cart_id: hidden(IN_CART, DELETE_ROW),
    code: shown("code", DELETE_ROW),
    added_at: shown("added_at", DELETE_ROW),
    position: shown("position", DELETE_ROW),
  },
};
