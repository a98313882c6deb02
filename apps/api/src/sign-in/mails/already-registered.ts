import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** Mailed to the owner of an account when somebody signs up with its address. The page itself doesn't reveal it. */
export function alreadyRegisteredMail(settings: MailSettings, mail: MailReader): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("alreadyRegistered.subject"),
    heading: text("alreadyRegistered.heading"),
    paragraphs: [text("alreadyRegistered.body")],
    action: { label: text("alreadyRegistered.action"), url: pageUrl(settings.origin, mail.locale, "/account").href },
    closing: [text("notYou.ignore")],
    why: text("footer.why"),
  });
}
