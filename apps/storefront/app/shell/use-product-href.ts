import { productPath } from "@shop/catalog";
import { useCatalog } from "@shop/catalog/react";
import { useCallback } from "react";

/** The page of a product by its name: its own where the catalogue is there, else the fallback link, which leads to it. */
export function useProductHref(): (name: string) => string {
  const products = useCatalog((state) => state.products);
  return useCallback(
    (name) => {
      const product = products.find((known) => known.name === name);
      return product ? productPath(product) : `/products/${encodeURIComponent(name)}`;
    },
    [products],
  );
}
