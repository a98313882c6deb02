import type { Locale } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { messages } from "../messages/index.ts";

/**
 * Confirms to a sender that the message has arrived. Customers get their own text back, because the address is theirs. A guest's address
 * may be anyone's, so that mail contains nothing that was typed. Source: ACCT-09, SAFE-17.
 */
export function contactCopyMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    /** Of a customer alone. */
    readonly typed: { readonly name: string; readonly subject: string; readonly message: string } | null;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale, messages);
  const { typed } = mail;
  return {
    subject: text("contactCopy.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("contactCopy.heading"),
      paragraphs: [greeting(text, typed?.name ?? ""), text("contactCopy.body")],
      sections: typed
        ? [{ heading: typed.subject || text("contactCopy.yourMessage"), paragraphs: [typed.message] }]
        : [],
      closing: typed ? [] : [text("contactCopy.notYou")],
      footer: [text(typed ? "contactCopy.why" : "footer.why"), settings.origin],
    }),
  };
}
