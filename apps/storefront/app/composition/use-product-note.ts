import type { ProductNote } from "@shop/cart/react";
import { useCatalog, useCatalogMessages } from "@shop/catalog/react";
import { useCallback } from "react";

/** What a product is, for its line in the cart: its kind and its one-line description. Empty until the catalogue is loaded. */
export function useProductNote(): (name: string) => ProductNote | undefined {
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
