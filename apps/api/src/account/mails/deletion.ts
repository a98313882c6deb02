import { timeInWords } from "@shop/kernel";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** States when the account will be erased, what is kept, and that a login cancels it. Source: ACCT-06. */
export function deletionScheduledMail(
  settings: MailSettings,
  mail: MailReader & { readonly dueAt: Date; readonly contact: string },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  const time = timeInWords(mail.locale, mail.dueAt);
  return personalMail(settings, mail, text, {
    subject: text("deletionScheduled.subject"),
    heading: text("deletionScheduled.heading"),
    paragraphs: [text("deletionScheduled.body", { time }), text("deletionScheduled.cancel", { time })],
    action: { label: text("deletionScheduled.action"), url: pageUrl(settings.origin, mail.locale, "/account").href },
    closing: [text("deletionScheduled.kept"), text("deletionScheduled.notYou", { contact: mail.contact })],
    why: text("footer.account"),
  });
}

/** That a login has cancelled the deletion. Source: ACCT-06. */
export function deletionCancelledMail(
  settings: MailSettings,
  mail: MailReader & { readonly cancelledAt: Date; readonly contact: string },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("deletionCancelled.subject"),
    heading: text("deletionCancelled.heading"),
    paragraphs: [text("deletionCancelled.body", { time: timeInWords(mail.locale, mail.cancelledAt) })],
    closing: [text("deletionCancelled.notYou", { contact: mail.contact })],
    why: text("footer.account"),
  });
}
