import { useCart } from "@shop/cart/react";
import { ProductGrid } from "@shop/catalog/react";
import { useOwnedNames } from "../composition/use-shopper.ts";
import type { ListedProduct } from "./products.server.ts";

interface ProductTilesProps {
  readonly products: readonly ListedProduct[];
  readonly headingLevel: 2 | 3;
  /** The tiles are the first thing on the page: their pictures are fetched at once. */
  readonly isAtTop?: boolean;
}

/** Products as a dense, calm list. What is the visitor's own (owned, in the cart) arrives after the page. */
export function ProductTiles({ products, headingLevel, isAtTop }: ProductTilesProps) {
  const owned = useOwnedNames();
  const inCart = useCart((state) => state.products);
  return (
    <ProductGrid
      products={products}
      headingLevel={headingLevel}
      isAtTop={isAtTop}
      stateOf={({ name }) => {
        if (owned.has(name)) return "owned";
        return inCart.some((line) => line.name === name) ? "inCart" : null;
      }}
    />
  );
}
