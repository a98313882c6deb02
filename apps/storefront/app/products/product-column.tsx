import { ProductTiles } from "./product-tiles.tsx";
import type { ListedProduct } from "./products.server.ts";

interface ProductColumnProps {
  readonly title: string;
  readonly products: readonly ListedProduct[];
}

/** A cover as a small plate beside the words, at every width: the column is as narrow as a phone. */
const ROWS =
  "[&_.shop-product-card]:flex-row [&_.shop-product-card>.shop-cover]:basis-[38%] [&_.shop-product-card>.shop-cover]:grow-0 [&_.shop-product-card>.shop-cover]:shrink-0 [&_.shop-product-grid]:grid-cols-[minmax(0,1fr)] [&_.shop-product-grid>li]:col-auto";

/** The products that a text is about, in a column beside it; renders nothing if there are none. */
export function ProductColumn({ title, products }: ProductColumnProps) {
  if (products.length === 0) return null;
  return (
    <section className={`grid gap-3 ${ROWS}`}>
      <h2 className="type-label text-ink-2">{title}</h2>
      <ProductTiles products={products} listName={title} headingLevel={3} />
    </section>
  );
}
