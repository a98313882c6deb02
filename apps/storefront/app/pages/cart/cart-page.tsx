import { CartView } from "@shop/cart/react";
import type { ReactNode } from "react";
import { useOwnedNames } from "../../composition/use-owned-names.ts";
import { useProductHref } from "../../composition/use-product-href.ts";
import { useProductNote } from "../../composition/use-product-note.ts";
import { WayBack } from "./way-back.tsx";

interface CartPageProps {
  /** Until the cart has come. */
  readonly loading: ReactNode;
}

/** The whole cart; fetched with its services. */
export function CartPage({ loading }: CartPageProps) {
  return (
    <>
      <WayBack />
      <CartView
        productHref={useProductHref()}
        productNote={useProductNote()}
        ownedNames={useOwnedNames()}
        loading={loading}
      />
    </>
  );
}
