import { productPath } from "@shop/catalog";
import { PriceTag, ProductCover } from "@shop/catalog/react";
import type { ListedProduct } from "../../../products/products.server.ts";
import { SiteLink } from "../../../shell/site-link.tsx";

interface GuideProductsProps {
  readonly title: string;
  readonly products: readonly ListedProduct[];
}

/** The products that a guide names, as a quiet list: the steps lead. Renders nothing if there are none. */
export function GuideProducts({ title, products }: GuideProductsProps) {
  if (products.length === 0) return null;
  return (
    <section>
      <h2 className="type-label border-b border-hairline pb-2 text-ink-2">{title}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.name} className="guide-product">
            <ProductCover product={product} isDecoration isSmall />
            <SiteLink href={productPath(product)}>{product.name}</SiteLink>
            <PriceTag product={product} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}
