import { type Locale, timeInWords } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";

/** The mail with the link that activates an account. The link only opens a page; that page acts. */
export function activationMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    /** Identifies the sign-up that the link applies, for recipients of several such mails. */
    readonly signedUpAt: Date;
    readonly url: string;
    readonly lifeHours: number;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text("activation.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("activation.heading"),
      paragraphs: [greeting(text, mail.name), text("activation.body")],
      action: { label: text("activation.action"), url: mail.url },
      closing: [
        text("activation.signUp", { time: timeInWords(mail.locale, mail.signedUpAt) }),
        text("activation.expiry", { hours: mail.lifeHours }),
        text("activation.notYou"),
      ],
      footer: [text("footer.why"), settings.origin],
    }),
  };
}
