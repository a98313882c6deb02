import type { ProductPrice } from "./product.ts";
import type { ShelfPrice } from "./shelf-price.ts";

/** What the shelf shows a visitor: the product brings it along, so that a page needs no rule of pricing to show it. */
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
