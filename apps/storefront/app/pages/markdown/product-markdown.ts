import type { WireProductDetails } from "@shop/api-client/contract";
import { bundleParts, type Product, priceIn, productPath } from "@shop/catalog";
import { dayInWords, type Locale } from "@shop/kernel";
import { CURRENCIES, formatPrice, priceUnit } from "@shop/pricing";
import { toMarkdown } from "../../content/to-markdown.server.ts";
import { escapeXml } from "../../head/escape-xml.ts";
import { pageAddress, type Site } from "../../head/page-address.ts";
import { localPath } from "../../messages/use-texts.ts";
import { campaignNotes } from "../../products/campaign-notes.server.ts";
import { buyStrip } from "../product-detail/buy-strip.server.ts";
import { productDetailTexts } from "../product-detail/messages/index.ts";

interface Known {
  readonly products: readonly Product[];
  readonly details: WireProductDetails;
}

/**
 * A product's page as Markdown, for readers without a browser: what it is, what a visitor pays in each currency, what it runs on, its parts
 * and its versions. Source: ROUTE-16.
 */
export function productMarkdown(product: Product, { products, details }: Known, site: Site, locale: Locale): string {
  const texts = productDetailTexts[locale];
  const { name, shortDesc, shopDesc, productPageDesc } = product;
  const { runsOn, facts } = buyStrip(product, details, locale);
  const path = productPath(product);
  const included = bundleParts(product, products).parts.map(
    (part) => `${link(`${localPath(productPath(part), locale)}.md`, part.name)}: ${escapeXml(part.shortDesc)}`,
  );
  const releases = details.changelog.map(
    ({ version, date, changes }) =>
      `<h3>${escapeXml(version)}, ${escapeXml(dayInWords(locale, date))}</h3>${list(changes.map(escapeXml))}`,
  );
  const strip = [...(runsOn ? [runsOn] : []), ...facts].map(
    ({ term, words }) => `${escapeXml(term)}: ${escapeXml(words)}`,
  );
  const html = [
    `<h1>${escapeXml(name)}</h1>`,
    ...[shortDesc, shopDesc].map((text) => `<p>${escapeXml(text)}</p>`),
    `<p>${link(pageAddress(site, path, locale), pageAddress(site, path, locale))}</p>`,
    `<h2>${escapeXml(texts.priceTitle)}</h2>`,
    ...(product.isForSale ? [list(pricesOf(product)), list(saleNotes(product, locale))] : [`<p>${texts.freeNote}</p>`]),
    list(strip),
    productPageDesc,
    ...(included.length > 0 ? [`<h2>${escapeXml(texts.includedTitle)}</h2>`, list(included)] : []),
    ...(releases.length > 0 ? [`<h2>${escapeXml(texts.versionsTitle)}</h2>`, ...releases] : []),
  ];
  return `${toMarkdown(html.join(""), site.origin)}\n`;
}

/** A visitor's price in each currency, and the regular one where that is higher. */
function pricesOf(product: Product): string[] {
  return CURRENCIES.flatMap((currency) => {
    const price = product.prices[currency];
    if (!price) return [];
    const nowMinor = priceUnit(price, { currency, isLoggedIn: false });
    const regular =
      nowMinor < price.fullPriceMinor ? ` <del>${escapeXml(formatPrice(price.fullPriceMinor, currency))}</del>` : "";
    return [`${escapeXml(formatPrice(nowMinor, currency))}${regular}`];
  });
}

function saleNotes({ prices }: Product, locale: Locale): string[] {
  const { campaigns } = priceIn(prices, "EUR").price;
  return Object.values(campaignNotes(campaigns, locale)).map(({ visitor }) => escapeXml(visitor));
}

function list(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : "";
}

function link(href: string, words: string): string {
  return `<a href="${escapeXml(href)}">${escapeXml(words)}</a>`;
}
