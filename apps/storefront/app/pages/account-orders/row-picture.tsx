import type { Product } from "@shop/catalog";
import { ProductCover } from "@shop/catalog/react";

/** The small drawings of the products in the orders, by name. */
export type OrderPictures = Readonly<Record<string, Product["featuredMedia"]>>;

/** Beside a row's words, not on the invoice's paper. Nothing for a product that is no longer in the shop. */
export function RowPicture({ name, pictures }: { readonly name: string; readonly pictures: OrderPictures }) {
  const featuredMedia = pictures[name];
  if (!featuredMedia) return null;
  return (
    <ProductCover product={{ name, featuredMedia }} isDecoration isSmall className="w-[6rem] flex-none print:hidden" />
  );
}
