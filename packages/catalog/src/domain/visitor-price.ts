import type { ProductPrice } from "./product.ts";
import type { ShelfPrice } from "./shelf-price.ts";

/** The shelf's price for a visitor. It comes with the product, so that a page needs no pricing rules to show it. */
export function visitorPrice({
  visitorMinor,
  visitorCampaign,
  salePercent,
  statedPriceMinor,
}: ProductPrice): ShelfPrice {
  const own = statedPriceMinor === null ? (salePercent ?? 0) : 0;
  return {
    priceMinor: visitorMinor,
    salePercent: visitorCampaign?.percent ?? own,
    campaign: visitorCampaign,
    completion: null,
  };
}
