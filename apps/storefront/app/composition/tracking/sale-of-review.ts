import type { OrderReview } from "@shop/cart";
import type { TrackedItem, TrackedMoney } from "@shop/tracking";

interface ReviewedSale {
  readonly items: TrackedItem[];
  readonly money: TrackedMoney;
  readonly coupon?: string;
}

/** A reviewed order as an event says it. `value` is the amount to pay; where the buyer owes the VAT, it is net. */
export function saleOfReview({ lines, totalMinor, currency, coupons, tax }: OrderReview): ReviewedSale {
  const [first] = coupons;
  return {
    items: lines.map(({ name, quantity, unitRegularMinor, unitPriceMinor }) => ({
      name,
      quantity,
      priceMinor: unitPriceMinor,
      discountMinor: Math.max(0, unitRegularMinor - unitPriceMinor),
    })),
    money: { valueMinor: totalMinor, currency, basis: tax.isReverseCharge ? "net" : "gross" },
    ...(first && { coupon: first.code }),
  };
}
