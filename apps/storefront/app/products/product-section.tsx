import type { ReactNode } from "react";
import { useTexts } from "../messages/use-texts.ts";
import { SiteLink } from "../shell/site-link.tsx";
import { ProductTiles } from "./product-tiles.tsx";
import type { ListedProduct } from "./products.server.ts";

interface ProductSectionProps {
  readonly title: string;
  readonly products: readonly ListedProduct[];
  /** The list that shows the whole group. */
  readonly moreHref?: string;
  readonly lead?: ReactNode;
  /** Between the head and the products. */
  readonly note?: ReactNode;
  /** Shows the products in another way than as tiles. */
  readonly children?: ReactNode;
}

/** A headed group of products; renders nothing if there are none. */
export function ProductSection({ title, products, moreHref, lead, note, children }: ProductSectionProps) {
  const text = useTexts();
  if (products.length === 0) return null;
  return (
    <section className="page-section">
      <div className="section-head">
        <h2>{title}</h2>
        {moreHref ? (
          <SiteLink href={moreHref} className="section-head__more" aria-label={`${text("seeAll")}: ${title}`}>
            {text("seeAll")}
          </SiteLink>
        ) : (
          <span className="section-head__count">{countText(text, products.length)}</span>
        )}
        {lead && <p className="section-head__lead muted">{lead}</p>}
      </div>
      {note}
      {children ?? <ProductTiles products={products} listName={title} headingLevel={3} />}
    </section>
  );
}

export function countText(text: ReturnType<typeof useTexts>, count: number): string {
  return text("productCount", { count });
}
