import { listOwned, type OwnedProduct, type OwnedProducts } from "./owned-products.ts";

/**
 * The products of a purchase: those that have a licence of that order. Without an order's id (the shopper returned in
 * another tab), those whose licence was bought since the given moment (ISO 8601, UTC). Gifts never count.
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
