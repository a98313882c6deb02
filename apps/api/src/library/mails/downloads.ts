import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** The mail that a customer sends from a phone to the computer: the address of the downloads. Source: ROUTE-09. */
export function downloadsMail(settings: MailSettings, reader: MailReader): SubjectMail {
  const text = mailTexts(settings, reader.locale, messages);
  return personalMail(settings, reader, text, {
    subject: text("downloads.subject"),
    heading: text("downloads.heading"),
    paragraphs: [text("downloads.body"), text("downloads.login")],
    action: { label: text("downloads.action"), url: pageUrl(settings.origin, reader.locale, "/downloads").href },
    why: text("footer.asked"),
  });
}
