"use client";
import { classNames } from "@shop/ui";
import type { ReactNode } from "react";
import { useCart } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";
import { CompactLine } from "./compact-line.tsx";
import { FullLine } from "./full-line.tsx";
import type { ProductNote } from "./product-note.ts";

export interface CartLinesProps {
  /**
   * `compact` for the dropdown: name, how many, price, remove. `full` for the page: the quantity can be changed, and the reasons of the price.
   * Default: full.
   */
  density?: "compact" | "full";
  /** The address of a product's page, if it has one. */
  productHref?: (name: string) => string | undefined;
  /** The product's description. Without it a line shows only whether it is a pack. */
  productNote?: (name: string) => ProductNote | undefined;
  /** A small picture of the product that repeats what the line says, hidden from screen readers. */
  productPicture?: (name: string) => ReactNode;
  /** Names of products that the shopper already owns: noted at their lines. */
  ownedNames?: ReadonlySet<string>;
  className?: string;
}

/** The contents of the cart. A pending change is dimmed; a failure is shown at its line. */
export function CartLines(props: CartLinesProps) {
  const { density = "full", productHref, productNote, productPicture, ownedNames, className } = props;
  const products = useCart((state) => state.products);
  const text = useCartText();
  const LinePart = density === "compact" ? CompactLine : FullLine;
  return (
    <ul className={classNames("shop-cart-lines", className)} data-density={density} aria-label={text("cart.items")}>
      {products.map((line) => (
        <LinePart
          key={line.name}
          line={line}
          href={productHref?.(line.name)}
          note={productNote?.(line.name)}
          picture={productPicture?.(line.name)}
          isOwned={ownedNames?.has(line.name) ?? false}
        />
      ))}
    </ul>
  );
}
