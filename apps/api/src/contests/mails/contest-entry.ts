import { type Locale, timeInWords } from "@shop/kernel";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** Asks an address to confirm its entry. The link only opens a page, which waits for a press. */
export function contestEntryMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    /** Of the contest. */
    readonly title: string;
    readonly endsAt: Date;
    /** The entry's number: it goes into the line that checks the draw. */
    readonly entry: string;
    readonly url: string;
  },
): SubjectMail {
  const { locale, title } = mail;
  const text = mailTexts(settings, locale, messages);
  return personalMail(settings, { locale, name: "" }, text, {
    subject: text("contestEntry.subject", { title }),
    heading: text("contestEntry.heading"),
    paragraphs: [text("contestEntry.body", { title })],
    rows: [{ label: text("contest.entry"), value: mail.entry, isLong: true }],
    action: { label: text("contestEntry.action"), url: mail.url },
    closing: [
      text("contestEntry.until", { date: timeInWords(locale, mail.endsAt) }),
      text("contestEntry.number"),
      text("contestEntry.notYou"),
    ],
    why: text("footer.asked"),
  });
}
