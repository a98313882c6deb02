import { ProductCover, useCatalog } from "@shop/catalog/react";
import { type ReactNode, useCallback } from "react";

/** The small drawing of a product, for a row that names it. Empty until the catalogue is loaded. */
export function useProductPicture(): (name: string) => ReactNode {
  const products = useCatalog((state) => state.products);
  return useCallback(
    (name) => {
      const product = products.find((known) => known.name === name);
      return product && <ProductCover product={product} isDecoration isSmall />;
    },
    [products],
  );
}
