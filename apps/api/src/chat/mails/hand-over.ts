import { DEFAULT_LOCALE } from "@shop/kernel";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { messages } from "../messages/index.ts";

/** A chat as the shop's team gets it, in their language. What was typed is text, never markup. */
export function handOverMail(
  settings: MailSettings,
  chat: {
    readonly ticket: string;
    readonly email: string;
    readonly isCustomer: boolean;
    readonly transcript: ReadonlyArray<{ readonly sender: "user" | "bot"; readonly content: string }>;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, DEFAULT_LOCALE, messages);
  return {
    subject: text("chatHandOver.subject", { ticket: chat.ticket }),
    ...renderMail({
      locale: DEFAULT_LOCALE,
      shopName: settings.shopName,
      heading: text("chatHandOver.heading"),
      paragraphs: [text("chatHandOver.body")],
      rows: [
        { label: text("chatHandOver.ticket"), value: chat.ticket },
        { label: text("chatHandOver.email"), value: chat.email, isLong: true, isWords: true },
        {
          label: text("chatHandOver.account"),
          value: text(chat.isCustomer ? "chatHandOver.customer" : "chatHandOver.guest"),
          isLong: true,
          isWords: true,
        },
      ],
      sections: [
        {
          heading: text("chatHandOver.transcript"),
          paragraphs: chat.transcript.map(({ sender, content }) => `${text(`chatHandOver.${sender}`)}: ${content}`),
        },
      ],
      footer: [text("chatHandOver.footer"), settings.origin],
    }),
  };
}
