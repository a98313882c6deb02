import type { Locale } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";

/** The mail with the licences that a redeem code gave. Source: ACCT-05. */
export function redeemedMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    readonly licences: ReadonlyArray<{ readonly productName: string; readonly licenceKey: string }>;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text("redeemed.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("redeemed.heading"),
      paragraphs: [greeting(text, mail.name), text("redeemed.body")],
      rows: mail.licences.map(({ productName, licenceKey }) => ({
        label: productName,
        value: licenceKey,
        isLong: true,
      })),
      action: { label: text("redeemed.action"), url: pageUrl(settings.origin, mail.locale, "/account").href },
      footer: [text("footer.account"), settings.origin],
    }),
  };
}
