import { CartDropdownPanel } from "@shop/cart/react";
import { useOwnedNames } from "../composition/use-shopper.ts";
import { useProductHref } from "./use-product-href.ts";

/** What the cart icon opens; fetched on first use. */
export function CartMenuPanel() {
  return <CartDropdownPanel productHref={useProductHref()} ownedNames={useOwnedNames()} />;
}
