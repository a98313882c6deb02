import type { PaymentDeduction } from "../ports/payment-provider.ts";

/** An order's sums, as it stores them. Amounts in minor units. */
export interface OrderSums {
  /** The units' prices, before multi-buy and coupons. */
  readonly subtotalMinor: number;
  readonly multiBuyMinor: number;
  readonly coupons: ReadonlyArray<{ readonly code: string; readonly amountMinor: number }>;
  readonly totalMinor: number;
  readonly isReverseCharge: boolean;
}

/** The deductions in the order in which they apply: multi-buy, coupons, and under reverse charge the VAT. Subtotal less these is the total. */
export function orderDeductions(order: OrderSums): readonly PaymentDeduction[] {
  const { subtotalMinor, multiBuyMinor, coupons, totalMinor, isReverseCharge } = order;
  const couponsMinor = coupons.reduce((sum, coupon) => sum + coupon.amountMinor, 0);
  const vatMinor = isReverseCharge ? subtotalMinor - multiBuyMinor - couponsMinor - totalMinor : 0;
  const all: readonly PaymentDeduction[] = [
    { kind: "multiBuy", amountMinor: multiBuyMinor },
    ...coupons.map(({ code, amountMinor }) => ({ kind: "coupon", code, amountMinor }) as const),
    { kind: "vat", amountMinor: vatMinor },
  ];
  return all.filter(({ amountMinor }) => amountMinor > 0);
}
