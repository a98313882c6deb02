import type { ProductType, WireOrder, WireOrderHead } from "@shop/api-client";
import { messages as cartMessages, countingOf, describePriceTrail, describeQuantity, unitSteps } from "@shop/cart";
import { dayInWords, formatMessage, type Locale, momentInWords } from "@shop/kernel";
import { formatPrice, priceInText, readPriceSteps } from "@shop/pricing";
import { SPELLINGS } from "../../messages/spellings.ts";
import { localPath } from "../../messages/use-texts.ts";
import { type OrderTextKey, orderTexts } from "./messages/index.ts";
import { type Fact, type OrderSum, sumsOf } from "./order-sums.server.ts";

/** An order in a list, all of it in words. */
export interface OrderRow {
  readonly number: number;
  readonly href: string;
  readonly title: string;
  readonly date: string;
  readonly items: readonly OrderItem[];
  readonly total: string;
  readonly state: WireOrderHead["status"];
  readonly status: string;
  /** The invoice's title; null before there is one. */
  readonly invoice: string | null;
}

export interface OrderItem {
  readonly name: string;
  /** `2 seats`; empty for what is bought once. */
  readonly quantity: string;
  /** Its key and its files in the account; null where the order's licences aren't valid, or the product isn't in the shop any more. */
  readonly href: string | null;
}

export interface OrderLineView {
  readonly name: string;
  /** `2 seats`, or the number alone: an invoice states every quantity. */
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  /** Why a unit costs what it does, a sentence a rule. What is taken off the whole order is with its sums. */
  readonly reasons: readonly string[];
  /** The parts of a bundle that were already owned; null if there were none. */
  readonly ownedParts: string | null;
}

/** An order as its invoice shows it, all of it in words. */
export interface OrderView {
  readonly title: string;
  /** The invoice's own title, where there is an invoice. */
  readonly invoice: string | null;
  readonly status: string;
  /** The meaning of the status for the shopper; null if it is simply paid. */
  readonly notice: string | null;
  readonly state: WireOrder["status"];
  readonly payHref: string | null;
  readonly facts: readonly Fact[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly OrderLineView[];
  readonly sums: readonly OrderSum[];
  readonly total: Fact;
  /** What was paid back with a credit note; null if nothing was. */
  readonly refund: Fact | null;
  readonly taxes: readonly string[];
  /** How to get the VAT refunded, if a VAT id was given and not confirmed. */
  readonly vatRefund: { readonly text: string; readonly subject: string } | null;
  readonly licences: ReadonlyArray<{ readonly product: string; readonly key: string; readonly isRevoked: boolean }>;
  /** What was agreed to: the text that was shown, in its language, if known. */
  readonly consents: ReadonlyArray<Fact & { readonly language?: string }>;
}

const STATUS: Readonly<Record<WireOrder["status"], OrderTextKey>> = {
  pending: "statusPending",
  paid: "statusPaid",
  closed: "statusClosed",
  refunded: "statusRefunded",
  disputed: "statusDisputed",
};
const NOTICES: Readonly<Record<WireOrder["status"], OrderTextKey | null>> = {
  pending: "pendingText",
  paid: null,
  closed: "closedText",
  refunded: "refundedText",
  disputed: "disputedText",
};
const CONSENTS: Readonly<Record<string, OrderTextKey>> = {
  startsNow: "consentStartsNow",
  knowsWithdrawalEnds: "consentKnowsWithdrawalEnds",
};
const BASIS_POINTS_PER_PERCENT = 100;

/** `slugs`: of the products that are in the shop, by name. */
export function toOrderRow(order: WireOrderHead, slugs: ReadonlyMap<string, string>, locale: Locale): OrderRow {
  const texts = orderTexts[locale];
  const { number, invoice_number, created_at, products, total, currency, status } = order;
  const hrefOf = (name: string) => {
    const slug = status === "paid" ? slugs.get(name) : undefined;
    return slug === undefined ? null : `/account/owned?product=${slug}`;
  };
  return {
    number,
    href: localPath(`/account/orders/${number}`, locale),
    title: formatMessage(texts.order, { number }),
    date: dayInWords(locale, created_at),
    items: products.map(({ name, type, quantity }) => ({
      name,
      quantity: quantity > 1 ? quantityOf({ type, quantity }, locale) : "",
      href: hrefOf(name),
    })),
    total: formatPrice(total, currency),
    state: status,
    status: texts[STATUS[status]],
    invoice: invoiceTitle(invoice_number, locale),
  };
}

function invoiceTitle(number: string | null, locale: Locale): string | null {
  return number === null ? null : formatMessage(orderTexts[locale].invoice, { number });
}

/** `2 seats`; empty for what is bought once. */
function quantityOf({ type, quantity }: { type?: ProductType | undefined; quantity: number }, locale: Locale): string {
  return describeQuantity(quantity, countingOf(type), cartMessages[locale], locale);
}

/** The whole order in the reader's language. Amounts and days are formatted here, so that page, print and browser show the same. */
export function toOrderView(order: WireOrder, locale: Locale): OrderView {
  const texts = orderTexts[locale];
  const { number, invoice_number, status, created_at, currency, total, buyer, seller, tax } = order;
  return {
    title: formatMessage(texts.orderOf, { number, date: dayInWords(locale, created_at) }),
    invoice: invoiceTitle(invoice_number, locale),
    status: texts[STATUS[status]],
    notice: noticeOf(order, locale),
    state: status,
    payHref: order.payment_url,
    facts: factsOf(order, locale),
    seller: [seller.name, ...seller.address, seller.email, ...vatIdLine(seller.vat_id, locale)],
    buyer: [
      ...(tax.company ? [tax.company] : []),
      ...[buyer.name, countryIn(locale, tax.country), buyer.email],
      ...vatIdLine(tax.vat_id, locale),
    ],
    lines: order.lines.map((line) => lineOf(line, order, locale)),
    sums: sumsOf(order, locale),
    total: { label: texts.total, text: formatPrice(total, currency) },
    refund: refundOf(order, locale),
    taxes: taxesOf(order, locale),
    vatRefund: vatRefundOf(order, locale),
    licences: order.licences.map(({ product, key, is_revoked }) => ({ product, key, isRevoked: is_revoked })),
    consents: order.consents.flatMap(({ kind, given_at, text: shown, language }) => {
      const key = CONSENTS[kind];
      if (!key) return [];
      const fact = { label: shown ?? texts[key], text: momentInWords(locale, given_at) };
      return [language && language !== locale ? { ...fact, language } : fact];
    }),
  };
}

function noticeOf({ status, credit_note_number: number }: WireOrder, locale: Locale): string | null {
  const texts = orderTexts[locale];
  if (status === "refunded" && number) return formatMessage(texts.creditedText, { number });
  return NOTICES[status] && texts[NOTICES[status]];
}

function refundOf({ credit_note_number, total, currency }: WireOrder, locale: Locale): Fact | null {
  if (!credit_note_number) return null;
  const text = formatMessage(cartMessages[locale]["price.amountOff"], { price: formatPrice(total, currency) });
  return { label: orderTexts[locale].refundedAmount, text };
}

function factsOf(order: WireOrder, locale: Locale): readonly Fact[] {
  const texts = orderTexts[locale];
  return [
    { label: texts.orderNumber, text: String(order.number) },
    ...(order.invoice_number === null ? [] : [{ label: texts.invoiceNumber, text: order.invoice_number }]),
    ...(order.credit_note_number ? [{ label: texts.creditNoteNumber, text: order.credit_note_number }] : []),
    { label: texts.orderDate, text: dayInWords(locale, order.created_at) },
    ...(order.paid_at === null ? [] : [{ label: texts.orderPaid, text: dayInWords(locale, order.paid_at) }]),
    { label: texts.status, text: texts[STATUS[order.status]] },
  ];
}

function lineOf(line: WireOrder["lines"][number], { currency }: WireOrder, locale: Locale): OrderLineView {
  const { name, type, quantity, price_discount, subtotal, owned_parts } = line;
  const trail = unitSteps(readPriceSteps(line.trail));
  return {
    name,
    quantity: countingOf(type) === "seats" ? quantityOf(line, locale) : String(quantity),
    unitPrice: formatPrice(price_discount, currency),
    amount: formatPrice(subtotal, currency),
    reasons: describePriceTrail({ trail, quantity }, { currency, locale }, cartMessages[locale]),
    ownedParts:
      owned_parts.length > 0 ? formatMessage(orderTexts[locale].ownedParts, { names: owned_parts }, locale) : null,
  };
}

function taxesOf({ tax, currency }: WireOrder, locale: Locale): readonly string[] {
  const texts = orderTexts[locale];
  const country = countryIn(locale, tax.country);
  const place = formatMessage(texts.country, { country });
  if (tax.is_reverse_charge) return [texts.reverseCharge, place];
  const rateOf = new Intl.NumberFormat(SPELLINGS[locale], { maximumFractionDigits: 2 });
  const charged = tax.rates.filter(({ vat }) => vat > 0);
  const rates = charged.map(({ rate_basis_points, vat, net }) => {
    const rate = rateOf.format(rate_basis_points / BASIS_POINTS_PER_PERCENT);
    const price = (amountMinor: number) => priceInText(amountMinor, currency, locale);
    return `${formatMessage(texts.vatOf, { rate, net: price(net) })}: ${price(vat)}`;
  });
  return [...(rates.length > 0 ? rates : [texts.noVat]), place];
}

function vatRefundOf({ number, tax }: WireOrder, locale: Locale): OrderView["vatRefund"] {
  const { vat_id: id, vat_id_check: check = null } = tax;
  if (id === null || check === null || check === "valid") return null;
  const texts = orderTexts[locale];
  const why = check === "invalid" ? texts.vatIdInvalid : texts.vatIdUnconfirmed;
  return { text: formatMessage(why, { id }), subject: formatMessage(texts.vatRefundSubject, { number }) };
}

function vatIdLine(id: string | null, locale: Locale): readonly string[] {
  return id === null ? [] : [formatMessage(orderTexts[locale].vatId, { id })];
}

function countryIn(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
}
