import { listOwned, type OwnedProduct, type OwnedProducts } from "./owned-products.ts";

/**
 * What came with a purchase: the products that have a licence of that order. Without an order's id (the shopper came back
 * in another tab) those whose licence was bought since the given moment (ISO 8601, UTC). What was given, not bought, never
 * counts.
 */
export function boughtWith(owned: OwnedProducts, orderId: string | null, sinceIso: string): readonly OwnedProduct[] {
  return listOwned(owned).filter(({ licences }) =>
    licences.some((licence) => {
      if (licence.orderId === null) return false;
      // ISO 8601 in UTC sorts as text.
      return orderId === null ? licence.dateAdded > sinceIso : licence.orderId === orderId;
    }),
  );
}
