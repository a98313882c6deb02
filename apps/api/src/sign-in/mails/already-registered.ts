import type { Locale } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";

/** Mailed to the owner of an account when somebody signs up with its address. The page itself doesn't reveal it. */
export function alreadyRegisteredMail(
  settings: MailSettings,
  mail: { readonly locale: Locale; readonly name: string },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text("alreadyRegistered.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("alreadyRegistered.heading"),
      paragraphs: [greeting(text, mail.name), text("alreadyRegistered.body")],
      action: { label: text("alreadyRegistered.action"), url: pageUrl(settings.origin, mail.locale, "/account").href },
      closing: [text("alreadyRegistered.notYou")],
      footer: [text("footer.why"), settings.origin],
    }),
  };
}
