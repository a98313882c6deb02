import { type MailSettings, mailTexts } from "../platform/mail/mail-texts.ts";
import { type MailReader, personalMail, type SubjectMail } from "../platform/mail/personal-mail.ts";
import { newsletterRows } from "./categories.ts";
import { messages } from "./messages/index.ts";

/** Lists what somebody is subscribed to from now on, and how to unsubscribe. */
export function newsletterSubscribedMail(
  settings: MailSettings,
  mail: MailReader & {
    /** Sum of the categories. */
    readonly setting: number;
    /** The page with the settings, by the account's unsubscribe link. */
    readonly url: string;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("newsletterSubscribed.subject"),
    heading: text("newsletterSubscribed.heading"),
    paragraphs: [text("newsletterSubscribed.body")],
    rows: newsletterRows(mail.setting, mail.locale),
    action: { label: text("newsletterSubscribed.action"), url: mail.url },
    closing: [text("newsletterSubscribed.end")],
    why: text("newsletterSubscribed.why"),
  });
}
