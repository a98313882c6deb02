import type { ColumnType, Generated } from "kysely";

/** A change of a cart, as its undo needs it. Stored with the cart; null once it was undone. */
export type LastCartChange =
  | { readonly kind: "add" | "remove"; readonly name: string; readonly quantity: number }
  | {
      readonly kind: "clear";
      readonly lines: ReadonlyArray<{ name: string; quantity: number }>;
      readonly coupons: readonly string[];
    }
  | { readonly kind: "addCoupon" | "removeCoupon"; readonly coupon: string };

/** Carts. */
export interface CartTables {
  carts: {
    id: string;
    key_hash: string | null;
    visitor_id: string | null;
    user_id: string | null;
    created_at: Date;
    expires_at: Date;
    last_removed: ColumnType<{ name: string; quantity: number } | null, string | null | undefined, string | null>;
    last_change: ColumnType<LastCartChange | null, string | null | undefined, string | null>;
  };
  cart_lines: {
    cart_id: string;
    product_id: string;
    quantity: number;
    max_quantity: number;
    added_at: Date;
    position: Generated<number>;
  };
  cart_coupons: { cart_id: string; code: string; added_at: Date; position: Generated<number> };
}
