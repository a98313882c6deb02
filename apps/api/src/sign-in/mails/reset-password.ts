import { durationInWords, type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** The mail with the link to a new password. The link only shows a form; its button acts. */
export function resetPasswordMail(
  settings: MailSettings,
  mail: MailReader & {
    readonly url: string;
    readonly lifeHours: number;
    /** Whether the account was ever activated. If not, the link activates it, and the mail says so. */
    readonly isActive: boolean;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("resetPassword.subject"),
    heading: text("resetPassword.heading"),
    paragraphs: [text("resetPassword.body")],
    action: { label: text("resetPassword.action"), url: mail.url },
    closing: [
      text("resetPassword.expiry", { life: durationInWords(mail.locale, mail.lifeHours, "hour") }),
      ...(mail.isActive ? [] : [text("resetPassword.activates")]),
      text("notYou.ignore"),
    ],
    why: text("footer.why"),
  });
}
