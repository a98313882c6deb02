import { durationInWords, type MailSettings, mailTexts } from "../platform/mail/mail-texts.ts";
import { type MailReader, personalMail, type SubjectMail } from "../platform/mail/personal-mail.ts";
import { newsletterRows } from "./categories.ts";
import { messages } from "./messages/index.ts";

/** Requests the double opt-in for newsletter settings. The link only opens a page, which waits for a press. */
export function newsletterConfirmMail(
  settings: MailSettings,
  mail: MailReader & {
    /** Sum of the categories that the link puts into force. */
    readonly wanted: number;
    readonly url: string;
    readonly lifeDays: number;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("newsletterConfirm.subject"),
    heading: text("newsletterConfirm.heading"),
    paragraphs: [text("newsletterConfirm.body")],
    rows: newsletterRows(mail.wanted, mail.locale),
    action: { label: text("newsletterConfirm.action"), url: mail.url },
    closing: [
      text("newsletterConfirm.expiry", { life: durationInWords(mail.locale, mail.lifeDays, "day") }),
      text("newsletterConfirm.notYou"),
    ],
    why: text("footer.asked"),
  });
}
