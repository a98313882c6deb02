import { priceIn } from "../price-in.ts";
import type { Product, ProductCampaign } from "../product.ts";

/** Products that one thing reduces: a campaign, or, without one, each product's own sale. */
export interface ReducedGroup<Reduced> {
  readonly campaign: ProductCampaign | null;
  readonly products: readonly Reduced[];
}

/**
 * What costs a visitor less than its regular price now, by what reduces it: a group for each campaign, the one that ends first before the
 * others, and last the products with a sale of their own. Source: ROUTE-10.
 */
export function groupReduced<Reduced extends Pick<Product, "prices">>(
  products: readonly Reduced[],
): ReadonlyArray<ReducedGroup<Reduced>> {
  const groups = new Map<string, { readonly campaign: ProductCampaign | null; readonly products: Reduced[] }>();
  for (const product of products) {
    const { visitorMinor, fullPriceMinor, visitorCampaign: campaign } = priceIn(product.prices, "EUR").price;
    if (visitorMinor >= fullPriceMinor) continue;
    const id = campaign?.id ?? "";
    const group = groups.get(id) ?? { campaign, products: [] };
    group.products.push(product);
    groups.set(id, group);
  }
  return [...groups.values()].sort((one, other) => (endOf(one) < endOf(other) ? -1 : 1));
}

/** ISO 8601 in UTC sorts as text, and before a letter. */
function endOf({ campaign }: { readonly campaign: ProductCampaign | null }): string {
  return campaign?.endsAt ?? "never";
}
