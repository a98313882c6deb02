"use client";
import { classNames, EmptyState, type HeadingLevel } from "@shop/ui";
import type { ReactNode } from "react";
import { type CardProduct, ProductCard, type ProductCardState } from "../product-card/product-card.tsx";
import { useShelfMessages } from "../provider/use-shelf-messages.ts";

export interface ProductGridProps<Listed extends CardProduct = CardProduct> {
  products: readonly Listed[];
  /** The list's name for assistive technology, if no heading precedes it. */
  label?: string;
  hrefOf?: (product: Listed) => string;
  stateOf?: (product: Listed) => ProductCardState | null;
  actionOf?: (product: Listed) => ReactNode;
  /** One more line between what it is and its price. */
  noteOf?: (product: Listed) => ReactNode;
  /** Of the cards' names. Default: 3. */
  headingLevel?: HeadingLevel;
  /** The first row is at the head of the page: its pictures are fetched at once. Default: false. */
  isAtTop?: boolean;
  /** The link to a product was pressed; `index` is its place, from 0. */
  onSelect?: (product: Listed, index: number) => void;
  /** Replaces "Nothing here yet". */
  empty?: ReactNode;
  className?: string;
}

/** The row that a wide screen shows first. */
const FIRST_ROW = 4;

/** Columns that the number of cards divides. If there are none, four: the cards that are left over are larger and come first. */
function columnsFor(count: number) {
  const wide = count === 2 ? 2 : ([4, 3].find((columns) => count % columns === 0) ?? 4);
  const rest = count % wide;
  return {
    "data-wide": wide,
    // One card is never alone in its row: it becomes two and three.
    "data-lead": count < 2 || rest === 0 ? undefined : rest === 1 ? 5 : rest,
    "data-narrow": count % 3 === 0 ? 3 : 2,
    "data-single": count === 1 || undefined,
  };
}

/** A shelf: dense and calm, cards side by side with hairlines between. */
export function ProductGrid<Listed extends CardProduct>(props: ProductGridProps<Listed>) {
  const {
    products,
    label,
    hrefOf,
    stateOf,
    actionOf,
    noteOf,
    headingLevel = 3,
    isAtTop = false,
    empty,
    className,
  } = props;
  const { onSelect } = props;
  const messages = useShelfMessages();
  if (products.length === 0) return <>{empty ?? <EmptyState title={messages["catalog.emptyTitle"]} />}</>;
  return (
    <ul className={classNames("shop-product-grid", className)} aria-label={label} {...columnsFor(products.length)}>
      {products.map((product, index) => (
        <li key={product.name} className="shop-product-grid__place">
          <ProductCard
            product={product}
            href={hrefOf?.(product)}
            state={stateOf?.(product)}
            action={actionOf?.(product)}
            note={noteOf?.(product)}
            headingLevel={headingLevel}
            isFirst={isAtTop && index < FIRST_ROW}
            onSelect={onSelect && (() => onSelect(product, index))}
          />
        </li>
      ))}
    </ul>
  );
}
