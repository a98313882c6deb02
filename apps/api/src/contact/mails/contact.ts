import { DEFAULT_LOCALE } from "@shop/kernel";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { messages } from "../messages/index.ts";

/** A message of the contact form as the shop's team gets it. What the sender typed is text, never markup. */
export function contactMail(
  settings: MailSettings,
  message: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly isCustomer: boolean;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, DEFAULT_LOCALE, messages);
  return {
    subject: text("contact.subject", { subject: message.subject || text("contact.noSubject") }),
    ...renderMail({
      locale: DEFAULT_LOCALE,
      shopName: settings.shopName,
      heading: text("contact.heading"),
      paragraphs: [message.message],
      rows: [
        { label: text("contact.name"), value: message.name, isLong: true, isWords: true },
        { label: text("contact.email"), value: message.email, isLong: true, isWords: true },
        {
          label: text("contact.account"),
          value: text(message.isCustomer ? "contact.customer" : "contact.guest"),
          isLong: true,
          isWords: true,
        },
      ],
      footer: [text("contact.footer"), settings.origin],
    }),
  };
}
