import { formatMessage, type Locale } from "@shop/kernel";
import { CURRENCIES, type Currency } from "@shop/pricing";
import { data, type LoaderFunctionArgs } from "react-router";
import { readProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { PRODUCTS_FEED } from "./feed-paths.ts";
import { merchantFeed } from "./merchant-feed.ts";
import { feedsTexts } from "./messages/index.ts";
import { xmlResponse } from "./xml-response.ts";

/**
 * The products for sale, for merchants' services, in the currency of the address, which is euro if it names none. An unknown currency is a
 * 400 that names the known ones. 503 while the live catalogue is unavailable.
 */
export async function productsFeed(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  locale: Locale,
) {
  const asked = new URL(request.url).searchParams.get("currency") ?? "EUR";
  const currency = CURRENCIES.find((known): known is Currency => known === asked.toUpperCase());
  const { products: title, unknownCurrency } = feedsTexts[locale];
  if (!currency) {
    return new Response(formatMessage(unknownCurrency, { currencies: CURRENCIES.join(", ") }), { status: 400 });
  }
  const products = await readProducts(context, locale);
  if (!products.isOk) throw data(null, { status: 503 });
  const { shop } = context.get(storefrontContext);
  const feed = { path: PRODUCTS_FEED, title, description: shop.tagline, locale, currency, products: products.value };
  return xmlResponse(merchantFeed(feed, shop), "rss");
}
