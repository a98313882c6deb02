import { CartView } from "@shop/cart/react";
import { useOwnedNames } from "../composition/use-owned-names.ts";
import { useProductHref } from "../composition/use-product-href.ts";

/** The whole cart; fetched with the services that fill it. */
export function CartPage() {
  return <CartView productHref={useProductHref()} ownedNames={useOwnedNames()} />;
}
