import { isFree, type Product, productPath } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { type Currency, priceUnit } from "@shop/pricing";
import { xmlElement } from "../../head/escape-xml.ts";
import { fileAddress, pageAddress, type Site } from "../../head/page-address.ts";
import { productShareImage } from "../../head/share-image.ts";
import { decimalAmount } from "../product-detail/product-data.ts";

/** "Software > Computer Software" of Google's list of categories. */
const CATEGORY = "313";

export interface MerchantFeed {
  /** The feed's own address, without a language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly products: readonly Product[];
}

/**
 * What is for sale, for merchants' services: RSS 2.0 with Google's fields. Regular price and, where it is lower, the price that a visitor
 * pays now; the same rule as the shelf's. What is free or has no price in the currency isn't in it. An id is the product's name, as `sku` in
 * its page's data. Source: ROUTE-16, https://support.google.com/merchants/answer/7052112
 */
export function merchantFeed(feed: MerchantFeed, site: Site): string {
  const { path, title, description, locale, currency, products } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    xmlElement("title", `${title} · ${site.name}`),
    xmlElement("link", pageAddress(site, path, locale)),
    xmlElement("description", description),
    ...products.flatMap((product) => itemsOf(product, { site, locale, currency })),
    "</channel></rss>",
    "",
  ].join("\n");
}

interface Place {
  readonly site: Site;
  readonly locale: Locale;
  readonly currency: Currency;
}

/** One, or none where it can't be bought. */
function itemsOf(product: Product, { site, locale, currency }: Place): string[] {
  const price = product.prices[currency];
  if (!product.isForSale || isFree(product) || !price) return [];
  const amount = (minor: number) => `${decimalAmount(minor, currency)} ${currency}`;
  const nowMinor = priceUnit(price, { currency, isLoggedIn: false });
  const { name, type, shortDesc, shopDesc, featuredMedia } = product;
  const fields: readonly (readonly [string, string] | null | false)[] = [
    ["g:id", name],
    ["g:title", name],
    ["g:description", shopDesc || shortDesc || name],
    ["g:link", pageAddress(site, productPath(product), locale)],
    featuredMedia && ["g:image_link", fileAddress(site, productShareImage(featuredMedia).url)],
    ["g:price", amount(price.fullPriceMinor)],
    nowMinor < price.fullPriceMinor && ["g:sale_price", amount(nowMinor)],
    ["g:availability", "in_stock"],
    ["g:condition", "new"],
    ["g:brand", site.name],
    ["g:identifier_exists", "no"],
    ["g:google_product_category", CATEGORY],
    type === "bundle" && ["g:is_bundle", "yes"],
  ];
  const content = fields.flatMap((field) => (field ? [xmlElement(...field)] : []));
  return [`<item>${content.join("")}</item>`];
}
