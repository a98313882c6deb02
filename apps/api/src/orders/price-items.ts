import type { Locale } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import type { Deps } from "../ports/deps.ts";
import { readPricingInput } from "../sales/index.ts";
import type { TaxTreatment } from "../vat/index.ts";
import { type PricedOrder, priceOrder, type QuantityOfOrderable } from "./price-order.ts";

export interface ItemsToPrice {
  readonly userId: string;
  readonly currency: Currency;
  readonly items: readonly QuantityOfOrderable[];
  /** The coupons on the cart, in the order in which they were added. */
  readonly codes: readonly string[];
  readonly tax: TaxTreatment;
  /** The language of the campaigns' titles, for what is shown only. Default: English, as orders keep them. */
  readonly locale?: Locale;
}

/** What an order of these items would come to now. Review, order and waiting order price so. */
export async function priceItems(deps: Deps, asked: ItemsToPrice): Promise<PricedOrder> {
  const { userId, currency, items, codes, tax, locale } = asked;
  const pricing = items.map(({ product: { id, isForSale: _, ...product }, quantity }) => ({
    productId: id,
    ...product,
    quantity,
  }));
  const { input, ownedPartIds } = await readPricingInput(deps, { userId, currency, items: pricing, codes, locale });
  return priceOrder({ input, items, ownedPartIds, tax });
}
