import { timeInWords } from "@shop/kernel";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** Notifies the owner that the password was changed, and what to do if somebody else did it. Source: SAFE-09. */
export function passwordChangedMail(
  settings: MailSettings,
  mail: MailReader & {
    readonly changedAt: Date;
    /** A reset link ends every session; a change with the old password keeps the caller's own. */
    readonly by: "link" | "oldPassword";
    /** The team's address, for an owner who has lost the account. */
    readonly contact: string;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  const byLink = mail.by === "link";
  const time = timeInWords(mail.locale, mail.changedAt);
  return personalMail(settings, mail, text, {
    subject: text("passwordChanged.subject"),
    heading: text("passwordChanged.heading"),
    paragraphs: [
      text(byLink ? "passwordChanged.body" : "passwordChanged.bodyByPassword", { time }),
      text(byLink ? "passwordChanged.sessions" : "passwordChanged.otherSessions"),
    ],
    closing: [text(byLink ? "passwordChanged.notYou" : "passwordChanged.notYouByPassword", { contact: mail.contact })],
    why: text("footer.account"),
  });
}
