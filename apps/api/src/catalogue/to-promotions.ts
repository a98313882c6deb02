import type { WireProduct, WirePromotion } from "@shop/api-client/contract";
import { isFree, normalisePrice, type ProductPrice, productPath } from "@shop/catalog";
import { type Shopper, saleOf, unitPercent } from "@shop/pricing";
import type { ProductCampaign } from "../sales/index.ts";

interface Promotions {
  readonly products: readonly WirePromotion[];
  /** Named by a campaign, but not in the catalogue. */
  readonly missing: ReadonlyArray<{ readonly campaign: string; readonly product: string }>;
}

const VISITOR: Shopper = { currency: "EUR", isLoggedIn: false };
const CUSTOMER: Shopper = { currency: "EUR", isLoggedIn: true };

/**
 * One promotion for each product that a running campaign names. Its percentages are what pricing takes off that product now, by whatever
 * runs for it; its end is the first moment at which one of them ends. A product that can't be bought, or without a discount for everyone,
 * is left out. Source: ENGAGE-01, ENGAGE-11.
 */
export function toPromotions(campaigns: readonly ProductCampaign[], catalogue: readonly WireProduct[]): Promotions {
  const byName = new Map(catalogue.map((product) => [product.name, product]));
  const named = campaigns.flatMap((campaign) => campaign.productNames.map((name) => ({ campaign, name })));
  return {
    products: named.flatMap(({ campaign, name }) => toPromotion(campaign, byName.get(name)) ?? []),
    missing: named
      .filter(({ name }) => !byName.has(name))
      .map(({ campaign, name }) => ({ campaign: campaign.id, product: name })),
  };
}

function toPromotion(campaign: ProductCampaign, product: WireProduct | undefined): WirePromotion | null {
  const price = product?.is_for_sale ? priceOf(product) : null;
  if (!product || price === null) return null;
  const discount = unitPercent(price, VISITOR);
  if (discount === 0) return null;
  const endMs = Math.min(campaign.endsAt.getTime(), ...[VISITOR, CUSTOMER].map((shopper) => endMsOf(price, shopper)));
  return {
    product_name: product.name,
    description: campaign.description,
    end_date: new Date(endMs).toISOString(),
    time_zone: campaign.timeZone,
    id: campaign.id,
    title: campaign.title,
    translations: campaign.translations,
    path: productPath(product),
    discount,
    discount_with_login: unitPercent(price, CUSTOMER),
  };
}

/** The percentages are the same in every currency. Null: the product is free. */
function priceOf(product: WireProduct): ProductPrice | null {
  const normal = normalisePrice(product);
  return normal.isOk && !isFree(normal.value) ? (normal.value.prices.EUR ?? null) : null;
}

function endMsOf(price: ProductPrice, shopper: Shopper): number {
  const { campaign } = saleOf(price, shopper);
  const chosen = price.campaigns.find(({ id }) => id === campaign?.id);
  return chosen ? Date.parse(chosen.endsAt) : Number.POSITIVE_INFINITY;
}
