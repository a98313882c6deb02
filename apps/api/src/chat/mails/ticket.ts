import type { Locale } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { messages } from "../messages/index.ts";

/**
 * Informs the customer of the ticket's number. A guest's address may be anyone's, so the mail contains nothing that was typed. Source: CHAT-05,
 * SAFE-17.
 */
export function ticketMail(
  settings: MailSettings,
  mail: { readonly locale: Locale; readonly ticket: string; readonly isCustomer: boolean },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale, messages);
  return {
    subject: text("chatTicket.subject", { ticket: mail.ticket }),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("chatTicket.heading"),
      paragraphs: [greeting(text, ""), text("chatTicket.body")],
      rows: [{ label: text("chatTicket.ticket"), value: mail.ticket }],
      closing: mail.isCustomer ? [] : [text("chatTicket.notYou")],
      footer: [text("chatTicket.footer"), settings.origin],
    }),
  };
}
