import { productPath } from "@shop/catalog";
import { PriceTag } from "@shop/catalog/react";
import { formatMessage } from "@shop/kernel";
import { Button } from "@shop/ui";
import type { ListedProduct } from "../../products/products.server.ts";
import type { SalesTexts } from "./messages/index.ts";

interface InsteadOfOfferProps {
  readonly products: readonly ListedProduct[];
  readonly texts: SalesTexts;
}

/** What a drip page has without its offer: today's price of its one product and the way to it; of several, the way to the sales. */
export function InsteadOfOffer({ products, texts }: InsteadOfOfferProps) {
  const [product, ...others] = products;
  if (!product || others.length > 0) {
    return (
      <p>
        <Button href="/sales">{texts.allSales}</Button>
      </p>
    );
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h3 className="type-label text-ink-2">{texts.todaysPrice}</h3>
        <p>
          <PriceTag product={product} size="head" />
        </p>
      </div>
      <p>
        <Button href={productPath(product)} variant="signal">
          {formatMessage(texts.seeProduct, { product: product.name })}
        </Button>
      </p>
    </>
  );
}
