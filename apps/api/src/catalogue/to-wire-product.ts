import type { WireProduct } from "@shop/api-client/contract";
import { CURRENCIES, type PriceByCurrency, saleOf } from "@shop/pricing";
import { type RatingSum, ratingOf } from "../ratings/index.ts";
import { campaignsOf, type ListedCampaign, type TimedCampaign, toCampaign } from "../sales/index.ts";
import type { PriceRow, ProductRow } from "./products.ts";

/**
 * A product as everyone gets it, independent of the caller. `total_discount` is the best percentage a visitor gets now, from the product's
 * own sale (`own_discount`) and the campaigns that apply to it. `discounted_price` is present only if the catalogue states a price
 * outright, because clients charge it as stated.
 */
export function toWireProduct(
  product: ProductRow,
  prices: readonly PriceRow[],
  includedNames: readonly string[],
  running: readonly ListedCampaign[],
  ratings?: RatingSum,
): WireProduct {
  const campaigns = campaignsOf(product, running);
  return {
    name: product.name,
    type: product.type,
    manual_url: product.manual_url,
    is_public: product.is_public,
    is_for_sale: product.is_for_sale,
    owned_by_user: false,
    price: byCurrency((currency) => priceIn(prices, currency)?.full_price_minor ?? 0),
    discounted_price: statedPrice(prices),
    total_discount: bestPercent(product, campaigns),
    own_discount: product.discount_percent,
    campaigns: campaigns.map(toWireCampaign),
    discount_flags: product.discount_flags,
    versions: product.versions,
    included_products: [...includedNames],
    can_be_rated: product.can_be_rated,
    rating: ratingOf(ratings),
    wpId: product.wp_id,
    slug: product.slug,
    showcaseId: product.showcase_id,
    editorId: product.editor_id,
    shopDesc: product.shop_desc,
    shortDesc: product.short_desc,
    productPageSlug: product.product_page_slug,
    featuredMedia: product.featured_media,
    itemType: product.item_type,
    audition: product.audition,
    cabinet: product.cabinet,
    productPageDesc: product.product_page_desc,
    wpStatus: product.wp_status,
    yoastSEO: product.yoast_seo,
  };
}

function toWireCampaign({ timeZone, translations: _, ...timed }: ListedCampaign) {
  const { loyaltyPercent, ...rest } = toCampaign(timed);
  const endsAt = new Date(timed.endsAtMs).toISOString();
  return { ...rest, loyalty_percent: loyaltyPercent ?? null, ends_at: endsAt, time_zone: timeZone };
}

/** As pricing chooses it for a visitor. Null: there is no discount. */
function bestPercent(product: ProductRow, running: readonly TimedCampaign[]): number | null {
  const unit = {
    fullPriceMinor: 0,
    salePercent: product.discount_percent,
    campaigns: running.map((campaign) => toCampaign(campaign)),
  };
  const { percent, campaign } = saleOf(unit, { currency: "EUR", isLoggedIn: false });
  return campaign === null ? product.discount_percent : percent;
}

function statedPrice(prices: readonly PriceRow[]): PriceByCurrency | null {
  const isStated = prices.some(({ stated_price_minor }) => stated_price_minor !== null);
  if (!isStated) return null;
  return byCurrency((currency) => {
    const price = priceIn(prices, currency);
    return price?.stated_price_minor ?? price?.full_price_minor ?? 0;
  });
}

function priceIn(prices: readonly PriceRow[], currency: PriceRow["currency"]): PriceRow | undefined {
  return prices.find((price) => price.currency === currency);
}

function byCurrency(amountOf: (currency: PriceRow["currency"]) => number): PriceByCurrency {
  return {
    EUR: 0,
    USD: 0,
    JPY: 0,
    ...Object.fromEntries(CURRENCIES.map((currency) => [currency, amountOf(currency)])),
  };
}
