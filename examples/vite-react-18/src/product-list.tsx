import { AddToCartButton } from "@shop/cart/react";
import { isFree, normaliseProduct, type Product, priceIn } from "@shop/catalog";
import { type Currency, formatPrice, priceUnit } from "@shop/pricing";
import { ErrorState, Figure, Skeleton, SkeletonGroup } from "@shop/ui";
import { useCallback, useEffect, useState } from "react";
import type { Shop } from "./create-shop.ts";
import { HearIt } from "./hear-it.tsx";

type Loaded = "loading" | "failed" | readonly Product[];

export function ProductList({ shop, currency }: { shop: Shop; currency: Currency }) {
  const [products, setProducts] = useState<Loaded>("loading");
  const load = useCallback(async () => {
    setProducts("loading");
    const answer = await shop.client.call("getAllProducts", {});
    setProducts(answer.isOk ? answer.value.result.flatMap(readProduct) : "failed");
  }, [shop]);
  useEffect(() => void load(), [load]);
  if (products === "loading") return <ComingProducts />;
  if (products === "failed") {
    return <ErrorState title="The products could not be loaded" onRetry={() => void load()} />;
  }
  return (
    <ul className="rack">
      {products.map((product) => (
        <ProductRow key={product.name} product={product} currency={currency} origin={shop.origin} />
      ))}
    </ul>
  );
}

/** A product that can't be understood is left out rather than sold wrongly. */
function readProduct(wire: Parameters<typeof normaliseProduct>[0]): readonly Product[] {
  const product = normaliseProduct(wire);
  return product.isOk && product.value.isForSale ? [product.value] : [];
}

interface ProductRowProps {
  product: Product;
  currency: Currency;
  origin: string;
}

function ProductRow({ product, currency: chosen, origin }: ProductRowProps) {
  const { currency, price: pricing } = priceIn(product.prices, chosen);
  const shopper = { currency, isLoggedIn: false };
  const priceMinor = priceUnit(pricing, shopper);
  return (
    <li className="rack__unit">
      <h2 className="rack__name">{product.name}</h2>
      <p className="rack__what">{product.shortDesc}</p>
      <p className="rack__price">
        {priceMinor < pricing.fullPriceMinor && (
          <Figure size="small" struck>
            {formatPrice(pricing.fullPriceMinor, currency)}
          </Figure>
        )}
        <Figure>{formatPrice(priceMinor, currency)}</Figure>
      </p>
      <AddToCartButton
        compact
        size="small"
        product={{ name: product.name, isFree: isFree(product), isForSale: product.isForSale, pricing, shopper }}
      />
      <HearIt {...product} origin={origin} />
    </li>
  );
}

function ComingProducts() {
  return (
    <SkeletonGroup label="Loading the products">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
