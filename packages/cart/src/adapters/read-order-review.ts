import type { WireOrderLine, WireOrderReview } from "@shop/api-client";
import { readPriceSteps } from "@shop/pricing";
import type { OrderReview, OrderReviewLine } from "../domain/order-review.ts";

/** The server's review in this package's terms. Steps of a trail that this version doesn't know are left out. */
export function readOrderReview(wire: WireOrderReview): OrderReview {
  const { tax, buyer } = wire;
  return {
    currency: wire.currency,
    lines: wire.lines.map(readLine),
    totalRegularMinor: wire.total_regular,
    subtotalMinor: wire.subtotal,
    multiBuyMinor: wire.multi_buy,
    coupons: wire.coupons.map(({ code, amount }) => ({ code, amountMinor: amount })),
    totalMinor: wire.total,
    tax: {
      country: tax.country,
      isReverseCharge: tax.is_reverse_charge,
      vatIdCheck: tax.vat_id_check ?? null,
      vatMinor: tax.vat,
      netMinor: tax.net,
      rates: tax.rates.map((rate) => ({ rateBasisPoints: rate.rate_basis_points, vatMinor: rate.vat })),
    },
    buyer: { name: buyer.name, email: buyer.email },
    lastCountry: wire.last_country ?? null,
    countries: wire.countries,
  };
}

function readLine(wire: WireOrderLine): OrderReviewLine {
  return {
    name: wire.name,
    type: wire.type,
    quantity: wire.quantity,
    unitRegularMinor: wire.price,
    unitPriceMinor: wire.price_discount,
    subtotalMinor: wire.subtotal,
    totalMinor: wire.total,
    trail: readPriceSteps(wire.trail),
    ownedParts: wire.owned_parts,
  };
}
