import type { ProductType } from "@shop/api-client/contract";
import {
  messages as cartMessages,
  countingOf,
  describePriceTrail,
  describeQuantity,
  describeShares,
  unitSteps,
} from "@shop/cart";
import { type Locale, SPELLINGS } from "@shop/kernel";
import { type Currency, formatPrice, type PriceStep } from "@shop/pricing";
import { countryIn } from "../../platform/country-in.ts";
import type { MailSection } from "../../platform/mail/layout.ts";
import type { MailPicture, MailRow } from "../../platform/mail/mail-rows.ts";
import type { MailSettings, MailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import type { PaymentDeduction } from "../../ports/payment-provider.ts";
import type { VatIdCheck } from "../../vat/index.ts";
import type { messages } from "../messages/index.ts";
import { orderDeductions } from "../order-deductions.ts";

const BASIS_POINTS_PER_WHOLE = 10_000;

/** The texts of an order's mails in one language. */
export type OrderTexts = MailTexts<keyof (typeof messages)["en"]>;

/** A line of an invoice. Amounts in minor units. */
export interface InvoiceLine {
  readonly name: string;
  readonly type: ProductType;
  readonly quantity: number;
  /** Its units' prices, before multi-buy and coupons. */
  readonly subtotalMinor: number;
  readonly trail: readonly PriceStep[];
  /** Of a bundle that was completed: what was owned already. */
  readonly ownedParts: readonly string[];
  /** Its product's small drawing. */
  readonly picture?: MailPicture | undefined;
}

export interface InvoiceParty {
  readonly name: string;
  readonly company: string | null;
  /** The lines of a postal address. */
  readonly address: readonly string[];
  /** Two letters. */
  readonly country: string | null;
  readonly email: string;
  readonly vatId: string | null;
}

/** An order as its invoice shows it. Amounts in minor units. */
export interface Invoice {
  readonly locale: Locale;
  readonly orderNumber: number;
  readonly invoiceNumber: string;
  readonly currency: Currency;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  readonly subtotalMinor: number;
  readonly multiBuyMinor: number;
  readonly coupons: ReadonlyArray<{ readonly code: string; readonly amountMinor: number }>;
  readonly totalMinor: number;
  readonly vatCountry: string;
  readonly isReverseCharge: boolean;
  /** The check of a VAT id that would remove the tax. Null: there is none. */
  readonly vatIdOutcome: VatIdCheck["outcome"] | null;
  readonly rates: ReadonlyArray<{
    readonly rateBasisPoints: number;
    readonly vatMinor: number;
    readonly netMinor: number;
  }>;
  readonly licences: ReadonlyArray<{
    readonly productName: string;
    /** The bundle that it came with. */
    readonly bundleName: string | null;
    readonly licenceKey: string;
    /** Its product's small drawing. */
    readonly picture?: MailPicture | undefined;
  }>;
}

/** What was bought, how the price is made up, the discounts, the total and the tax in it. */
export function invoiceRows(text: OrderTexts, invoice: Invoice): MailRow[] {
  const { currency, lines, subtotalMinor, totalMinor } = invoice;
  const price = (amountMinor: number) => formatPrice(amountMinor, currency);
  const deductions = orderDeductions(invoice);
  const isTaxed = invoice.rates.some((rate) => rate.rateBasisPoints > 0);
  return [
    ...lines.map((line) => ({
      label: labelOf(text, invoice, line),
      value: price(line.subtotalMinor),
      notes: [...trailOf(invoice, line), ...partsOf(text, line)],
    })),
    ...(deductions.length > 0 ? [{ label: text("order.subtotal"), value: price(subtotalMinor), isTotal: true }] : []),
    ...deductions.map((deduction) => ({
      label: deductionOf(text, deduction),
      value: text("order.minus", { price: price(deduction.amountMinor) }),
      notes: sharesOf(invoice, deduction),
    })),
    { label: text(isTaxed ? "order.total" : "order.totalNet"), value: price(totalMinor), isTotal: true },
    ...(isTaxed ? invoice.rates.flatMap((rate) => rateRows(text, invoice, rate)) : []),
  ];
}

function deductionOf(text: OrderTexts, deduction: PaymentDeduction): string {
  if (deduction.kind === "coupon") return text("order.coupon", { code: deduction.code });
  return text(deduction.kind === "multiBuy" ? "order.multiBuy" : "order.taxTakenOut");
}

function labelOf(text: OrderTexts, { locale }: Invoice, { name, type, quantity: count }: InvoiceLine): string {
  const quantity = describeQuantity(count, countingOf(type), cartMessages[locale], locale);
  return quantity === "" ? name : text("order.line", { name, quantity });
}

/** The reasons of the line's own amount. */
function trailOf({ locale, currency }: Invoice, line: InvoiceLine): readonly string[] {
  const trail = unitSteps(whole(line.trail));
  return describePriceTrail({ trail, quantity: line.quantity }, { currency, locale }, cartMessages[locale]);
}

/** What a deduction takes off each line. The VAT is taken off all of them. */
function sharesOf({ locale, currency, lines }: Invoice, deduction: PaymentDeduction): readonly string[] {
  if (deduction.kind === "vat") return [];
  const shared = lines.map((line) => ({ ...line, trail: whole(line.trail) }));
  const { kind, code } = deduction.kind === "coupon" ? deduction : { kind: "multiBuy" as const, code: "" };
  return describeShares(shared, { kind, code }, { currency, locale }, cartMessages[locale]);
}

/** Orders from before price trails name only a rule. */
function whole(trail: readonly PriceStep[]): readonly PriceStep[] {
  return trail.filter((step) => Number.isFinite(step.resultMinor));
}

function partsOf(text: OrderTexts, { ownedParts }: InvoiceLine): readonly string[] {
  return ownedParts.length === 0 ? [] : [text("order.ownedParts", { names: ownedParts })];
}

function rateRows(
  text: OrderTexts,
  { locale, currency, vatCountry }: Invoice,
  { rateBasisPoints, vatMinor, netMinor }: Invoice["rates"][number],
): MailRow[] {
  const percent = new Intl.NumberFormat(SPELLINGS[locale], { style: "percent", maximumFractionDigits: 2 });
  const rate = percent.format(rateBasisPoints / BASIS_POINTS_PER_WHOLE);
  const about = { rate, country: countryIn(locale, vatCountry) };
  return [
    { label: text("order.vat", about), value: formatPrice(vatMinor, currency) },
    { label: text("order.net", about), value: formatPrice(netMinor, currency) },
  ];
}

/** Why an invoice has no VAT. Empty if it has VAT. */
export function taxSection(text: OrderTexts, { isReverseCharge, rates }: Invoice): readonly MailSection[] {
  if (!isReverseCharge && rates.some((rate) => rate.rateBasisPoints > 0)) return [];
  const why = text(isReverseCharge ? "order.reverseCharge" : "order.noVat");
  return [{ heading: text("order.tax"), paragraphs: [why] }];
}

/** How to get the VAT refunded, for a buyer whose VAT id was not confirmed. Empty if no VAT id would have removed it. Source: LAW-07. */
export function vatRefundSection(text: OrderTexts, { buyer, vatIdOutcome }: Invoice): readonly MailSection[] {
  if (vatIdOutcome === null || vatIdOutcome === "valid" || buyer.vatId === null) return [];
  const key = vatIdOutcome === "invalid" ? "order.vatIdInvalid" : "order.vatIdUnconfirmed";
  return [{ heading: text("order.tax"), paragraphs: [text(key, { id: buyer.vatId })] }];
}

/** Who sells and who buys. */
export function partySections(text: OrderTexts, { locale, seller, buyer }: Invoice): readonly MailSection[] {
  const linesOf = ({ name, company, address, country, email, vatId }: InvoiceParty) => [
    ...(company ? [company] : []),
    ...[name, ...address],
    ...(country ? [countryIn(locale, country)] : []),
    email,
    ...(vatId ? [text("order.vatId", { id: vatId })] : []),
  ];
  return [
    { heading: text("order.seller"), paragraphs: [linesOf(seller).join("\n")] },
    { heading: text("order.buyer"), paragraphs: [linesOf(buyer).join("\n")] },
  ];
}

/** Every licence with its key, beside its product's drawing. */
export function licenceRows(text: OrderTexts, invoice: Invoice): MailRow[] {
  return invoice.licences.map(({ productName: product, bundleName: bundle, licenceKey, picture }) => ({
    label: bundle === null ? product : text("partOf", { product, bundle }),
    value: licenceKey,
    isLong: true,
    picture,
  }));
}

/** What was bought: first what has no licence of its own, such as a service, then every licence with its key. */
export function goodsRows(text: OrderTexts, invoice: Invoice): MailRow[] {
  const licensed = new Set(invoice.licences.map(({ productName }) => productName));
  const others = invoice.lines.filter(({ name }) => !licensed.has(name));
  return [
    ...others.map(({ name, picture }) => ({ label: name, value: "", isLong: true, picture })),
    ...licenceRows(text, invoice),
  ];
}

/** The order's page, in the mail's language. */
export function orderUrl(settings: MailSettings, { locale, orderNumber }: Invoice): string {
  return pageUrl(settings.origin, locale, `/account/orders/${orderNumber}`).href;
}

/** Where all files of a customer are, in the mail's language. */
export function downloadsUrl(settings: MailSettings, { locale }: Invoice): string {
  return pageUrl(settings.origin, locale, "/downloads").href;
}
