import { productPath, resolveProduct } from "@shop/catalog";
import { data, redirect } from "react-router";
import { localPath } from "../../messages/use-texts.ts";
import { readProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { surrogateKey } from "../../request/surrogate-key.ts";
import { loadDetails } from "../product-detail/load-details.server.ts";
import type { Context, MarkdownPage } from "./markdown-page.ts";
import { markdownResponse } from "./markdown-response.ts";
import { productMarkdown } from "./product-markdown.ts";

/** A product's. Another spelling of its address redirects (308), as on the page. */
export async function loadProductMarkdown(context: Context, { path, locale, slug }: MarkdownPage): Promise<Response> {
  const products = await readProducts(context, locale);
  if (!products.isOk) throw data(null, { status: 503 });
  const product = resolveProduct(products.value, slug);
  if (!product) throw data(null, { status: 404 });
  const own = productPath(product);
  const address = localPath(own, locale);
  if (address.toLowerCase() !== path.toLowerCase()) throw redirect(`${address}.md`, 308);
  const details = await loadDetails(context, product, locale);
  const { shop, surrogateKeys } = context.get(storefrontContext);
  surrogateKeys.add(surrogateKey("product", product.slug));
  const markdown = productMarkdown(product, { products: products.value, details }, shop, locale);
  return markdownResponse(markdown, { site: shop, path: own, locale });
}
