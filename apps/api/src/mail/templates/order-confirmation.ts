import type { Locale } from "@shop/kernel";
import { type Currency, formatPrice } from "@shop/pricing";
import { type RenderedMail, renderMail } from "../layout.ts";
import { type MailSettings, mailTexts } from "./mail-texts.ts";

/** A fulfilled order, as its mail tells it. Amounts in minor units, VAT included. */
export interface OrderMail {
  readonly locale: Locale;
  readonly name: string;
  readonly orderNumber: number;
  readonly paidAt: Date;
  readonly currency: Currency;
  readonly lines: ReadonlyArray<{ readonly name: string; readonly quantity: number; readonly totalMinor: number }>;
  readonly totalMinor: number;
  /** The VAT contained in the total, with the rate in basis points that each part of it was taken out at. */
  readonly vat: ReadonlyArray<{ readonly rateBasisPoints: number; readonly vatMinor: number }>;
  readonly vatCountry: string;
  readonly licences: ReadonlyArray<{ readonly productName: string; readonly licenceKey: string }>;
}

/** The mail that goes with the licences: what was bought, what it cost with VAT, every licence key, and the way to the account. */
export function orderConfirmationMail(
  settings: MailSettings,
  mail: OrderMail,
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  const price = (amountMinor: number) => formatPrice(amountMinor, mail.currency);
  const date = new Intl.DateTimeFormat(mail.locale, { dateStyle: "long", timeZone: "UTC" }).format(mail.paidAt);
  return {
    subject: text("order.subject", { number: mail.orderNumber }),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("order.heading"),
      paragraphs: [text("order.greeting", { name: mail.name }), text("order.body", { number: mail.orderNumber, date })],
      rows: [
        ...mail.lines.map((line) => ({
          label: text("order.line", { quantity: line.quantity, name: line.name }),
          value: price(line.totalMinor),
        })),
        { label: text("order.total"), value: price(mail.totalMinor), isTotal: true },
        ...mail.vat.map((part) => ({
          label: text("order.vat", { rate: part.rateBasisPoints / 100, country: mail.vatCountry }),
          value: price(part.vatMinor),
        })),
        ...mail.licences.map((licence) => ({
          label: text("order.licence", { name: licence.productName }),
          value: licence.licenceKey,
        })),
      ],
      action: { label: text("order.action"), url: `${settings.origin}/account?source=purchase` },
      closing: [text("order.help")],
      footer: [text("footer.order"), settings.origin],
    }),
  };
}
