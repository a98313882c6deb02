import { timeInWords } from "@shop/kernel";
import { durationInWords, type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** The mail with the link that activates an account. The link only opens a page; that page acts. */
export function activationMail(
  settings: MailSettings,
  mail: MailReader & {
    /** Identifies the sign-up that the link applies, for recipients of several such mails. */
    readonly signedUpAt: Date;
    readonly url: string;
    readonly lifeHours: number;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("activation.subject"),
    heading: text("activation.heading"),
    paragraphs: [text("activation.body")],
    action: { label: text("activation.action"), url: mail.url },
    closing: [
      text("activation.signUp", { time: timeInWords(mail.locale, mail.signedUpAt) }),
      text("activation.expiry", { life: durationInWords(mail.locale, mail.lifeHours, "hour") }),
      text("activation.notYou"),
    ],
    why: text("footer.why"),
  });
}
