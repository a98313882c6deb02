import { CartView } from "@shop/cart/react";
import { useOwnedNames } from "../composition/use-owned-names.ts";
import { useProductHref } from "../composition/use-product-href.ts";
import { useProductNote } from "../composition/use-product-note.ts";
import { WayBack } from "./way-back.tsx";

/** The whole cart; fetched with the services that fill it. */
export function CartPage() {
  return (
    <>
      <WayBack />
      <CartView productHref={useProductHref()} productNote={useProductNote()} ownedNames={useOwnedNames()} />
    </>
  );
}
