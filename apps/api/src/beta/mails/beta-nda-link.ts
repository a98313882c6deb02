import type { Locale } from "@shop/kernel";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** The personal link of somebody who has confirmed: to the agreement, signed or not. */
export function betaNdaLinkMail(
  settings: MailSettings,
  mail: { readonly locale: Locale; readonly product: string; readonly url: string },
): SubjectMail {
  const { locale, product } = mail;
  const text = mailTexts(settings, locale, messages);
  return personalMail(settings, { locale, name: "" }, text, {
    subject: text("link.subject", { product }),
    heading: text("link.heading"),
    paragraphs: [text("link.body", { product })],
    action: { label: text("nda.action"), url: mail.url },
    closing: [text("link.notYou"), text("link.personal")],
    why: text("footer.asked"),
  });
}
