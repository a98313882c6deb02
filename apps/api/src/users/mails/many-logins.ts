import { timeInWords } from "@shop/kernel";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** Warns the owner that somebody tries passwords of the account, and says what to do. Source: SAFE-20. */
export function manyLoginsMail(
  settings: MailSettings,
  mail: MailReader & {
    readonly tries: number;
    readonly noticedAt: Date;
    /** The team's address. */
    readonly contact: string;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  const time = timeInWords(mail.locale, mail.noticedAt);
  return personalMail(settings, mail, text, {
    subject: text("manyLogins.subject"),
    heading: text("manyLogins.heading"),
    paragraphs: [text("manyLogins.body", { tries: String(mail.tries), time }), text("manyLogins.slowed")],
    action: {
      label: text("manyLogins.action"),
      url: pageUrl(settings.origin, mail.locale, "/account/password").href,
    },
    closing: [text("manyLogins.advice", { contact: mail.contact })],
    why: text("manyLogins.why"),
  });
}
