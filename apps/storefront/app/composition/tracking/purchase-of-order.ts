import type { WireOrder } from "@shop/api-client/contract";
import type { RaisedOf } from "@shop/tracking";

/** A paid order as the event of its purchase. `value` is what was charged; where the buyer owes the VAT, it is net. */
export function purchaseOfOrder({ id, lines, total, currency, coupons, tax }: WireOrder): RaisedOf<"purchase"> {
  const [first] = coupons;
  return {
    name: "purchase",
    data: {
      orderId: id,
      items: lines.map(({ name, quantity, price, price_discount }) => ({
        name,
        quantity,
        priceMinor: price_discount,
        discountMinor: Math.max(0, price - price_discount),
      })),
      money: { valueMinor: total, currency, basis: tax.is_reverse_charge ? "net" : "gross" },
      taxMinor: tax.vat,
      ...(first && { coupon: first.code }),
    },
  };
}
