import type { SaleRow } from "../catalogue/index.ts";
import { isFree } from "../sales/index.ts";

/** What the cart's rules need to know about a product before it is added. */
export function saleFacts(sale: SaleRow): { name: string; isFree: boolean; isForSale: boolean } {
  const prices = { fullPriceMinor: sale.full_price_minor, statedPriceMinor: sale.stated_price_minor };
  return { name: sale.name, isFree: isFree(prices), isForSale: sale.is_for_sale };
}
