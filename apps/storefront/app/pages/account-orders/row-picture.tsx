import type { Product } from "@shop/catalog";
import { ProductCover } from "@shop/catalog/react";
import { Figure } from "@shop/ui";

/** The small drawings of the products in the orders, by name. */
export type OrderPictures = Readonly<Record<string, Product["featuredMedia"]>>;

/** Beside a row's words, not on the invoice's paper. Nothing for a product that is no longer in the shop. */
export function RowPicture({
  name,
  pictures,
}: {
  readonly name: string | undefined;
  readonly pictures: OrderPictures;
}) {
  const featuredMedia = name === undefined ? null : pictures[name];
  if (!name || !featuredMedia) return null;
  return (
    <ProductCover product={{ name, featuredMedia }} isDecoration isSmall className="w-[6rem] shrink print:hidden" />
  );
}

/** The number of drawings of an order in the list. */
export const SHOWN_PICTURES = 3;

/** The drawings of an order's first items, and how many more there are; their names are beside them. */
export function RowPictures({
  names,
  pictures,
}: {
  readonly names: readonly string[];
  readonly pictures: OrderPictures;
}) {
  const moreCount = names.length - SHOWN_PICTURES;
  return (
    <span className="flex items-center gap-2 @max-[60rem]:[grid-area:pictures]">
      {names.slice(0, SHOWN_PICTURES).map((name) => (
        <RowPicture key={name} name={name} pictures={pictures} />
      ))}
      {moreCount > 0 && (
        <Figure size="small" aria-hidden="true">
          +{moreCount}
        </Figure>
      )}
    </span>
  );
}
