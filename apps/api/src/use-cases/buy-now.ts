import type { Result } from "@shop/kernel";
import type { Currency } from "@shop/pricing";
import { findForSale } from "../db/repositories/products.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/payment-provider.ts";
import { createOrder } from "./create-order.ts";
import { type AskedLine, chooseItems, toOrderable } from "./order-items.ts";

export interface BuyNow {
  readonly userId: string;
  readonly currency: Currency;
  readonly products: readonly AskedLine[];
  readonly stopOnError: boolean;
  readonly landingUrl: string;
  readonly backlinkUrl: string;
}

/** Orders the named products at once. The cart is neither read nor changed, now or after paying. Failures: see `chooseItems` and `createOrder`. */
export async function buyNow(deps: Deps, input: BuyNow): Promise<Result<PaymentSession>> {
  const names = input.products.map((product) => product.name);
  const rows = names.length > 0 ? await findForSale(deps.db, names, input.currency) : [];
  const { packPrefix } = deps.settings;
  const items = chooseItems(input.products, rows.map(toOrderable), { packPrefix, stopOnError: input.stopOnError });
  if (!items.isOk) return items;
  return createOrder(deps, { ...input, kind: "buyNow", cartId: null, items: items.value });
}
