import { dayInWords } from "@shop/kernel";
import { formatPrice, priceInText } from "@shop/pricing";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { messages } from "../messages/index.ts";
import { type Invoice, invoiceRows, licenceRows, orderUrl, partySections, taxSection } from "./order-rows.ts";

/** A refunded order. */
export interface CreditNoteMail extends Invoice {
  readonly creditNoteNumber: string;
  readonly refundedAt: Date;
}

/** Cancels an invoice by a credit note with its own number, and lists the licences that were revoked. */
export function creditNoteMail(
  settings: MailSettings,
  mail: CreditNoteMail,
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale, messages);
  const { orderNumber: number, invoiceNumber: invoice, creditNoteNumber: credit } = mail;
  const date = dayInWords(mail.locale, mail.refundedAt);
  const refunded = formatPrice(mail.totalMinor, mail.currency);
  const price = priceInText(mail.totalMinor, mail.currency, mail.locale);
  return {
    subject: text("credit.subject", { credit, number }),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("credit.heading"),
      paragraphs: [
        text("greeting.named", { name: mail.buyer.name }),
        text("credit.body", { number, date, invoice, price }),
        text("credit.way"),
        text("credit.licencesGone"),
      ],
      rows: [
        { label: text("credit.number"), value: credit },
        { label: text("credit.date"), value: date },
        { label: text("order.number"), value: String(number) },
        { label: text("order.invoiceNumber"), value: invoice },
        ...invoiceRows(text, mail),
        { label: text("credit.total"), value: text("order.minus", { price: refunded }), isTotal: true },
      ],
      sections: [
        ...taxSection(text, mail),
        ...partySections(text, mail),
        { heading: text("credit.licences"), rows: licenceRows(text, mail) },
      ],
      action: { label: text("order.action"), url: orderUrl(settings, mail) },
      closing: [text("order.help")],
      footer: [text("order.why"), settings.origin],
    }),
  };
}
