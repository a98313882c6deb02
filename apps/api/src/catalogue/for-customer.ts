import type { WireProduct } from "@shop/api-client/contract";

/** A product of the public catalogue as one customer sees it. Source: CAT-01, CAT-05. */
export function forCustomer(
  product: WireProduct,
  known: { readonly isOwned: boolean; readonly hasRated: boolean },
): WireProduct {
  const rating = product.rating && { ...product.rating, user_has_rated: known.hasRated };
  return { ...product, owned_by_user: known.isOwned, rating };
}
