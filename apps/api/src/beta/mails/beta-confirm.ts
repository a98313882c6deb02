import type { Locale } from "@shop/kernel";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** Asks an address to confirm its sign-up, and carries the link to the agreement. Links only open pages, which wait for a press. */
export function betaConfirmMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly product: string;
    readonly url: string;
    /** Where the agreement is signed once the sign-up is confirmed. */
    readonly ndaUrl: string;
  },
): SubjectMail {
  const { locale, product } = mail;
  const text = mailTexts(settings, locale, messages);
  return personalMail(settings, { locale, name: "" }, text, {
    subject: text("confirm.subject", { product }),
    heading: text("confirm.heading"),
    paragraphs: [text("confirm.body", { product }), text("confirm.then")],
    action: { label: text("confirm.action"), url: mail.url },
    link: { label: text("nda.action"), url: mail.ndaUrl },
    closing: [text("confirm.notYou"), text("personal")],
    why: text("footer.asked"),
  });
}
