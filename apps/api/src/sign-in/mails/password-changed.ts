import { type Locale, timeInWords } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";

/** Notifies the owner that the password was changed, and what to do if somebody else did it. Source: SAFE-09. */
export function passwordChangedMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    readonly changedAt: Date;
    /** A reset link ends every session; a change with the old password keeps the caller's own. */
    readonly by: "link" | "oldPassword";
    /** The team's address, for an owner who has lost the account. */
    readonly contact: string;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  const byLink = mail.by === "link";
  const time = timeInWords(mail.locale, mail.changedAt);
  return {
    subject: text("passwordChanged.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("passwordChanged.heading"),
      paragraphs: [
        greeting(text, mail.name),
        text(byLink ? "passwordChanged.body" : "passwordChanged.bodyByPassword", { time }),
        text(byLink ? "passwordChanged.sessions" : "passwordChanged.otherSessions"),
      ],
      closing: [
        text(byLink ? "passwordChanged.notYou" : "passwordChanged.notYouByPassword", { contact: mail.contact }),
      ],
      footer: [text("footer.account"), settings.origin],
    }),
  };
}
