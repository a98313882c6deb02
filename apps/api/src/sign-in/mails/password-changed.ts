import { type Locale, timeInWords } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";

/** Tells the owner that the password is another one now, and what to do where it wasn't him. Source: SAFE-09. */
export function passwordChangedMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    readonly changedAt: Date;
    /** A reset link ends every session; who knew the old password keeps his own. */
    readonly by: "link" | "oldPassword";
    /** The team's address, for whoever has lost the account. */
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
