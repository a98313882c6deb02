import type { CartState } from "@shop/cart/store";
import type { TrackedItem, TrackedMoney } from "@shop/tracking";

/** What the cart contains as an event says it: prices of one unit, and what is charged for all. Null if it is empty. */
export function saleOfCart({
  products,
  totalDiscountMinor,
  currency,
}: Pick<CartState, "products" | "totalDiscountMinor" | "currency">): {
  items: TrackedItem[];
  money: TrackedMoney;
} | null {
  if (products.length === 0) return null;
  return {
    items: products.map(({ name, quantity, priceMinor, priceDiscountMinor }) => ({
      name,
      quantity,
      priceMinor: priceDiscountMinor,
      discountMinor: Math.max(0, priceMinor - priceDiscountMinor),
    })),
    money: { valueMinor: totalDiscountMinor, currency, basis: "gross" },
  };
}
