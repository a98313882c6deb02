import { CartView, type ProductNote } from "@shop/cart/react";
import { useCatalog, useCatalogMessages } from "@shop/catalog/react";
import { type ReactNode, useCallback } from "react";
import { useOwnedNames } from "../../composition/use-shopper.ts";
import { useProductPicture } from "../../products/use-product-picture.tsx";
import { useProductHref } from "../../shell/use-product-href.ts";
import { EmptyOffers } from "./empty-offers.tsx";
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
        productPicture={useProductPicture()}
        ownedNames={useOwnedNames()}
        loading={loading}
      />
      <EmptyOffers />
    </>
  );
}

/** What a product is, for its line in the cart: its kind and its one-line description. Empty until the catalogue is loaded. */
function useProductNote(): (name: string) => ProductNote | undefined {
  const products = useCatalog((state) => state.products);
  const messages = useCatalogMessages();
  return useCallback(
    (name) => {
      const product = products.find((known) => known.name === name);
      return product && { kind: messages[`catalog.type.${product.type}`], summary: product.shortDesc };
    },
    [products, messages],
  );
}
