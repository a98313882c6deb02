import { priceIn } from "../price-in.ts";
import type { Product, ProductCampaign } from "../product.ts";

type PricedProduct = Pick<Product, "name" | "prices">;

/**
 * The current offers, at most `count`: first products reduced by a running campaign, then those reduced by their own sale. A product
 * that is already shown comes last, and only if it is in a campaign. Source: ROUTE-03.
 */
export function pickOffers<Offer extends PricedProduct>(
  products: readonly Offer[],
  shown: readonly PricedProduct[],
  count: number,
): readonly Offer[] {
  const shownNames = new Set(shown.map(({ name }) => name));
  const [inCampaign, onSale, repeated]: [Offer[], Offer[], Offer[]] = [[], [], []];
  for (const product of products) {
    const isShown = shownNames.has(product.name);
    const { visitorCampaign, salePercent } = priceIn(product.prices, "EUR").price;
    if (visitorCampaign !== null) (isShown ? repeated : inCampaign).push(product);
    else if (salePercent !== null && !isShown) onSale.push(product);
  }
  return [...inCampaign, ...onSale, ...repeated].slice(0, count);
}

/** The campaigns that run for any of the products, each once, the one that ends first before the others. */
export function runningCampaigns(products: readonly PricedProduct[]): readonly ProductCampaign[] {
  const campaigns = new Map(
    products.flatMap(({ prices }) => priceIn(prices, "EUR").price.campaigns.map((one) => [one.id, one] as const)),
  );
  // ISO 8601 in UTC sorts as text.
  return [...campaigns.values()].sort((one, other) => (one.endsAt < other.endsAt ? -1 : 1));
}
