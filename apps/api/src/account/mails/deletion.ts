import { type Locale, timeInWords } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";

type SubjectMail = RenderedMail & { readonly subject: string };

/** States when the account will be erased, what is kept, and that a login cancels it. Source: ACCT-06. */
export function deletionScheduledMail(
  settings: MailSettings,
  mail: { readonly locale: Locale; readonly name: string; readonly dueAt: Date; readonly contact: string },
): SubjectMail {
  const text = mailTexts(settings, mail.locale);
  const time = timeInWords(mail.locale, mail.dueAt);
  return {
    subject: text("deletionScheduled.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("deletionScheduled.heading"),
      paragraphs: [
        greeting(text, mail.name),
        text("deletionScheduled.body", { time }),
        text("deletionScheduled.cancel", { time }),
      ],
      action: { label: text("deletionScheduled.action"), url: pageUrl(settings.origin, mail.locale, "/account").href },
      closing: [text("deletionScheduled.kept"), text("deletionScheduled.notYou", { contact: mail.contact })],
      footer: [text("footer.account"), settings.origin],
    }),
  };
}

/** That a login has cancelled the deletion. Source: ACCT-06. */
export function deletionCancelledMail(
  settings: MailSettings,
  mail: { readonly locale: Locale; readonly name: string; readonly cancelledAt: Date; readonly contact: string },
): SubjectMail {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text("deletionCancelled.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("deletionCancelled.heading"),
      paragraphs: [
        greeting(text, mail.name),
        text("deletionCancelled.body", { time: timeInWords(mail.locale, mail.cancelledAt) }),
      ],
      closing: [text("deletionCancelled.notYou", { contact: mail.contact })],
      footer: [text("footer.account"), settings.origin],
    }),
  };
}
