import type { WireOrder, WireOrderHead, WireOrderLine, WireTax } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import { countryIn } from "../platform/country-in.ts";
import type { SellerOnInvoice } from "../ports/seller.ts";
import { sumByRate, type TaxTreatment } from "../vat/index.ts";
import type { OrderedProduct } from "./customer-orders.ts";
import type { OrderRow } from "./orders.ts";
import type { OrderLine } from "./price-order.ts";
import type { OrderDetails } from "./read-order-details.ts";

/** An order's line over the wire. */
export function describeLine(line: OrderLine, partNames: ReadonlyMap<string, string>): WireOrderLine {
  return {
    name: line.name,
    type: line.type,
    quantity: line.quantity,
    price: line.unitRegularMinor,
    price_discount: line.unitPriceMinor,
    subtotal: line.subtotalMinor,
    multi_buy: line.multiBuyMinor,
    coupon: line.couponMinor,
    total: line.totalMinor,
    net: line.netMinor,
    vat: line.vatMinor,
    vat_rate_basis_points: line.rateBasisPoints,
    trail: line.trail.map((step) => ({ ...step })),
    owned_parts: line.ownedPartIds.flatMap((id) => partNames.get(id) ?? []),
  };
}

/** How an order is taxed, with its sums by rate. */
export function describeTax(tax: Omit<TaxTreatment, "rateBasisPoints">, lines: readonly OrderLine[]): WireTax {
  const rates = sumByRate(lines);
  return {
    country: tax.country,
    is_reverse_charge: tax.isReverseCharge,
    company: tax.company,
    vat_id: tax.vatId,
    vat_id_check: tax.vatIdCheck?.outcome ?? null,
    vat: rates.reduce((sum, rate) => sum + rate.vatMinor, 0),
    net: rates.reduce((sum, rate) => sum + rate.netMinor, 0),
    rates: rates.map(({ rateBasisPoints, grossMinor, vatMinor, netMinor }) => ({
      rate_basis_points: rateBasisPoints,
      gross: grossMinor,
      vat: vatMinor,
      net: netMinor,
    })),
  };
}

/** An order in a list. */
export function describeOrderHead(order: OrderRow, products: readonly OrderedProduct[]): WireOrderHead {
  return { ...headOf(order), currency: order.currency, total: order.total_minor, products: [...products] };
}

/** An order as its invoice shows it, with the seller's country in a language. Orders of before invoices were written by the seller that the settings name now. */
export function describeOrder(
  { order, lines, licences, consents, partNames }: OrderDetails,
  seller: SellerOnInvoice,
  { nowMs, locale }: { readonly nowMs: number; readonly locale: Locale },
): WireOrder {
  const { name, address, country, email, vatId } = order.seller ?? seller;
  const tax = {
    country: order.vat_country,
    isReverseCharge: order.is_reverse_charge,
    company: order.buyer_company,
    vatId: order.buyer_vat_id,
    vatIdCheck: order.vat_id_check,
  };
  const isPayable = order.status === "pending" && order.expires_at.getTime() > nowMs;
  return {
    ...headOf(order),
    currency: order.currency,
    lines: lines.map((line) => describeLine(line, partNames)),
    total_regular: order.total_regular_minor,
    subtotal: order.subtotal_minor ?? lines.reduce((sum, line) => sum + line.subtotalMinor, 0),
    multi_buy: order.multi_buy_minor,
    coupons: order.coupons.map(({ code, amountMinor }) => ({ code, amount: amountMinor })),
    total: order.total_minor,
    tax: describeTax(tax, lines),
    buyer: { name: order.buyer_name, email: order.buyer_email },
    seller: { name, address: [...address, ...(country ? [countryIn(locale, country)] : [])], email, vat_id: vatId },
    licences: licences.map(({ productName, licenceKey, isRevoked }) => ({
      product: productName,
      key: licenceKey,
      is_revoked: isRevoked,
    })),
    consents: consents.map(({ kind, givenAt, wording }) => ({
      ...{ kind, given_at: givenAt.toISOString() },
      ...(wording && { text: wording.text, language: wording.locale }),
    })),
    payment_url: isPayable ? order.provider_session_url : null,
  };
}

function headOf(order: OrderRow) {
  return {
    id: order.id,
    number: order.number,
    invoice_number: order.invoice_number,
    credit_note_number: order.credit_note_number,
    status: order.status,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
  };
}
