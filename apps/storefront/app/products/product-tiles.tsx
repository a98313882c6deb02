import { useCart } from "@shop/cart/react";
import { ProductGrid } from "@shop/catalog/react";
import type { ReactNode } from "react";
import { useServices } from "../composition/services-context.ts";
import { useOwnedNames } from "../composition/use-shopper.ts";
import type { ListedProduct } from "./products.server.ts";

interface ProductTilesProps {
  readonly products: readonly ListedProduct[];
  /** The list's name, for the event of a pressed product. */
  readonly listName: string;
  readonly headingLevel: 2 | 3;
  /** The tiles are the first thing on the page: their pictures are fetched at once. */
  readonly isAtTop?: boolean;
  /** One act beside each price. */
  readonly actionOf?: (product: ListedProduct) => ReactNode;
  /** One more line above each price. */
  readonly noteOf?: (product: ListedProduct) => ReactNode;
}

/** Products as a dense, calm list. What is the visitor's own (owned, in the cart) arrives after the page. */
export function ProductTiles({ listName, ...grid }: ProductTilesProps) {
  const { events } = useServices();
  const owned = useOwnedNames();
  const inCart = useCart((state) => state.products);
  return (
    <ProductGrid
      {...grid}
      onSelect={({ name, type: category }, index) =>
        events.raise({ name: "select_item", data: { items: [{ name, category }], listName, index } })
      }
      stateOf={({ name }) => {
        if (owned.has(name)) return "owned";
        return inCart.some((line) => line.name === name) ? "inCart" : null;
      }}
    />
  );
}
