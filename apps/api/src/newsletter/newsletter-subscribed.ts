import type { Locale } from "@shop/kernel";
import { greeting } from "../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../platform/mail/mail-texts.ts";
import { newsletterTitles } from "./categories.ts";

/** Lists what somebody is subscribed to from now on, and how to unsubscribe. */
export function newsletterSubscribedMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    /** Sum of the categories. */
    readonly setting: number;
    /** The page with the settings, by the account's unsubscribe link. */
    readonly url: string;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text("newsletterSubscribed.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("newsletterSubscribed.heading"),
      paragraphs: [
        greeting(text, mail.name),
        text("newsletterSubscribed.body"),
        newsletterTitles(mail.setting, mail.locale).join("\n"),
      ],
      action: { label: text("newsletterSubscribed.action"), url: mail.url },
      closing: [text("newsletterSubscribed.end")],
      footer: [text("footer.newsletter"), settings.origin],
    }),
  };
}
