import {
  bundleParts,
  type Product,
  type ProductPrices,
  type ProductType,
  productPath,
  resolveProduct,
} from "@shop/catalog";
import type { PriceByCurrency } from "@shop/pricing";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { localeOf, localPath } from "../messages/use-texts.ts";
import { type ListedProduct, loadProducts, toListed } from "./products.ts";

export interface ProductDetail {
  readonly product: Product;
  readonly parts: readonly ListedProduct[];
  /** What the parts cost apart, at full prices; null where there are none. */
  readonly apart: ProductPrices | null;
  /** Bundles that hold it. */
  readonly bundles: readonly ListedProduct[];
}

/**
 * The loader of a product's page. A name, slug or page slug finds the product; `type` narrows where the address does.
 * One product has one address: whoever came by another is sent on for good (308). Unknown is 404.
 */
export function detailLoader(type?: ProductType) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<ProductDetail> => {
    const asked = params.slug ?? params.name ?? "";
    const products = await loadProducts(context);
    const product = resolveProduct(products, asked, type);
    if (!product) throw data(null, { status: 404 });
    const folder = type ? productPath({ type, slug: "", productPageSlug: "" }) : "/products/";
    const own = productPath(product);
    if (own !== `${folder}${encodeURIComponent(asked)}`) {
      // The query goes along: a mailed link may point at any page.
      throw redirect(`${localPath(own, localeOf(params.lang))}${new URL(request.url).search}`, 308);
    }
    return describe(product, products);
  };
}

function describe(product: Product, products: readonly Product[]): ProductDetail {
  const { parts, apart } = bundleParts(product, products);
  return {
    product,
    parts: parts.map(toListed),
    apart: parts.length > 0 ? toPrices(apart) : null,
    bundles: products.filter(({ includedProducts }) => includedProducts.includes(product.name)).map(toListed),
  };
}

function toPrices(amounts: PriceByCurrency): ProductPrices {
  const priceOf = (fullPriceMinor: number) => ({ fullPriceMinor, salePercent: null, statedPriceMinor: null });
  return { EUR: priceOf(amounts.EUR), USD: priceOf(amounts.USD), JPY: priceOf(amounts.JPY) };
}
