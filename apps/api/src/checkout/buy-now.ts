import { ok, type Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { findForSale } from "../catalogue/index.ts";
import { type Agreement, type AskedLine, chooseItems } from "../orders/index.ts";
import type { Deps } from "../ports/deps.ts";
import { createOrder, type OrderedItems, type PlacedOrder } from "./create-order.ts";

export interface BuyNow {
  readonly userId: string;
  readonly currency: Currency;
  readonly products: readonly AskedLine[];
  readonly stopOnError: boolean;
  readonly landingUrl: string;
  readonly backlinkUrl: string;
  readonly agreement: Agreement | null;
}

/**
 * Orders the named products at once. The cart and its coupons are neither read nor changed, now or after payment. Failures: see
 * `chooseItems` and `createOrder`.
 */
export function buyNow(deps: Deps, input: BuyNow): Promise<Result<PlacedOrder>> {
  return createOrder(deps, { ...input, kind: "buyNow", readItems: () => readBuyNowItems(deps, input) });
}

/** The named products as they can be ordered now. */
export async function readBuyNowItems(
  deps: Deps,
  asked: Pick<BuyNow, "currency" | "products" | "stopOnError">,
): Promise<Result<OrderedItems>> {
  const names = asked.products.map((product) => product.name);
  const products = names.length > 0 ? await findForSale(deps.db, names, asked.currency) : [];
  const { packPrefix } = deps.settings;
  const items = chooseItems(asked.products, products, { packPrefix, stopOnError: asked.stopOnError });
  return items.isOk ? ok({ cartId: null, items: items.value, codes: [] }) : items;
}
