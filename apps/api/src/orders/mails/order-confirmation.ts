import { dayInWords, momentInWords } from "@shop/kernel";
import { type MailSection, type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { messages } from "../messages/index.ts";
import {
  downloadsUrl,
  goodsRows,
  type Invoice,
  invoiceRows,
  type OrderTexts,
  orderUrl,
  partySections,
  taxSection,
  vatRefundSection,
} from "./order-rows.ts";

/** A fulfilled order, as its mail shows it. */
export interface OrderMail extends Invoice {
  readonly paidAt: Date;
  /** What was agreed to on the review page, in the words that were shown there. */
  readonly consents: ReadonlyArray<{ readonly text: string; readonly givenAt: Date }>;
}

/**
 * The mail that hands over what was bought: every product with its licence key, and the way to the downloads. Below, it is the invoice:
 * number and date, how the price is made up, VAT, seller and buyer, what was agreed to. Source: LAW-02, LAW-07.
 */
export function orderConfirmationMail(
  settings: MailSettings,
  mail: OrderMail,
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale, messages);
  const { orderNumber: number, invoiceNumber: invoice } = mail;
  const isFree = mail.totalMinor === 0;
  const date = dayInWords(mail.locale, mail.paidAt);
  return {
    subject: text("order.subject", { number, invoice }),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text(isFree ? "order.headingFree" : "order.heading"),
      paragraphs: [
        text("greeting.named", { name: mail.buyer.name }),
        text(isFree ? "order.bodyFree" : "order.body", { number, date }),
      ],
      goods: { heading: text("order.goods"), rows: goodsRows(text, mail) },
      action: { label: text("order.download"), url: downloadsUrl(settings, mail) },
      link: { label: text("order.toInvoice", { invoice }), url: orderUrl(settings, mail) },
      sections: [
        {
          heading: text("order.invoice"),
          rows: [
            { label: text("order.invoiceNumber"), value: invoice },
            { label: text("order.invoiceDate"), value: date },
            { label: text("order.number"), value: String(number) },
            ...invoiceRows(text, mail),
          ],
        },
        ...taxSection(text, mail),
        ...vatRefundSection(text, mail),
        ...partySections(text, mail),
        ...agreedSection(text, mail),
      ],
      closing: [text("order.help")],
      footer: [text("order.why"), settings.origin],
    }),
  };
}

function agreedSection(text: OrderTexts, { locale, consents }: OrderMail): readonly MailSection[] {
  const [first] = consents;
  if (!first) return [];
  const lines = consents.map((given) => `– ${given.text}`);
  const date = momentInWords(locale, first.givenAt);
  return [{ heading: text("order.agreed"), paragraphs: [[text("order.agreedOn", { date }), ...lines].join("\n")] }];
}
