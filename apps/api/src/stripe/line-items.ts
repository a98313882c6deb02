import type { PaymentLine, PaymentSessionRequest } from "../ports/payment-provider.ts";
import { MAX_LINE_ITEMS } from "./limits.ts";
import { type StripeAmount, toStripeAmount } from "./stripe-amount.ts";

/** A line as Stripe shows and adds it up: `unitAmount` times `quantity`. */
export interface StripeLine {
  readonly name: string;
  readonly quantity: number;
  readonly unitAmount: StripeAmount;
}

/**
 * The order's lines for Stripe. Stripe adds them up itself, so they must sum to the order's total to the last unit. A line whose total
 * isn't divisible by its quantity is sent as one of `3 × name`; more lines than Stripe accepts are sent as one. Throws if the lines don't
 * add up to the order: the charge would differ from the order.
 */
export function lineItems(
  order: Pick<PaymentSessionRequest, "amountMinor" | "currency" | "orderNumber"> & {
    readonly lines: ReadonlyArray<Omit<PaymentLine, "subtotalMinor">>;
  },
): readonly StripeLine[] {
  const { currency, amountMinor, lines, orderNumber } = order;
  const total = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  if (total !== amountMinor) {
    throw new Error(`Order ${orderNumber}: its lines come to ${total} minor units, its total is ${amountMinor}.`);
  }
  if (lines.length > MAX_LINE_ITEMS) {
    const name = `#${orderNumber} (${lines.length})`;
    return [{ name, quantity: 1, unitAmount: toStripeAmount(amountMinor, currency) }];
  }
  return lines.map(({ name, quantity, totalMinor }) => {
    const amount = toStripeAmount(totalMinor, currency);
    return amount % quantity === 0
      ? { name, quantity, unitAmount: toStripeAmount(totalMinor / quantity, currency) }
      : { name: `${quantity} × ${name}`, quantity: 1, unitAmount: amount };
  });
}
