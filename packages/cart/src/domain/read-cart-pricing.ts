import type { WireCart } from "@shop/api-client/contract";
import { type CartInput, parseCartInput } from "@shop/pricing";

/**
 * The host's pricing inputs, if it sends any that this package can price. Without them the host's own totals are shown, and every change
 * waits for the host.
 */
export function readCartPricing({ pricing, currency }: Pick<WireCart, "pricing" | "currency">): CartInput | null {
  if (!pricing || (currency !== undefined && pricing.currency !== currency)) return null;
  const parsed = parseCartInput(pricing);
  return parsed.isOk ? parsed.value : null;
}
