import { type Licence, listOwned, type OwnedProduct, type OwnedProducts } from "./owned-products.ts";

/**
 * The products of a purchase, with its licences alone: those of that order. Without an order's id (the shopper returned in another tab),
 * those that were bought since the given moment (ISO 8601, UTC). Gifts never count.
 */
export function boughtWith(owned: OwnedProducts, orderId: string | null, sinceIso: string): readonly OwnedProduct[] {
  const isBought = (licence: Licence) => {
    if (licence.orderId === null) return false;
    // ISO 8601 in UTC sorts as text.
    return orderId === null ? licence.dateAdded > sinceIso : licence.orderId === orderId;
  };
  return listOwned(owned)
    .map((product) => ({ ...product, licences: product.licences.filter(isBought) }))
    .filter(({ licences }) => licences.length > 0);
}
