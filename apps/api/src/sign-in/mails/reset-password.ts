import type { Locale } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";

/** The mail with the link to a new password. The link only shows a form; its button acts. */
export function resetPasswordMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    readonly url: string;
    readonly lifeHours: number;
    /** Whether the account was ever activated. If not, the link activates it, and the mail says so. */
    readonly isActive: boolean;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text("resetPassword.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("resetPassword.heading"),
      paragraphs: [greeting(text, mail.name), text("resetPassword.body")],
      action: { label: text("resetPassword.action"), url: mail.url },
      closing: [
        text("resetPassword.expiry", { hours: mail.lifeHours }),
        ...(mail.isActive ? [] : [text("resetPassword.activates")]),
        text("resetPassword.notYou"),
      ],
      footer: [text("footer.why"), settings.origin],
    }),
  };
}
