import { type Locale, timeInWords } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";

/** Warns the owner that somebody tries passwords of the account, and says what to do. Source: SAFE-20. */
export function manyLoginsMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    readonly tries: number;
    readonly noticedAt: Date;
    /** The team's address. */
    readonly contact: string;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  const time = timeInWords(mail.locale, mail.noticedAt);
  return {
    subject: text("manyLogins.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("manyLogins.heading"),
      paragraphs: [
        greeting(text, mail.name),
        text("manyLogins.body", { tries: String(mail.tries), time }),
        text("manyLogins.slowed"),
      ],
      closing: [text("manyLogins.advice", { contact: mail.contact })],
      footer: [text("footer.account"), settings.origin],
    }),
  };
}
