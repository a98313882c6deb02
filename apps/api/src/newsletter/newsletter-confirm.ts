import type { Locale } from "@shop/kernel";
import { greeting } from "../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../platform/mail/mail-texts.ts";
import { newsletterTitles } from "./categories.ts";

/** Requests the double opt-in for newsletter settings. The link only opens a page, which waits for a press. */
export function newsletterConfirmMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    /** Sum of the categories that the link puts into force. */
    readonly wanted: number;
    readonly url: string;
    readonly lifeDays: number;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text("newsletterConfirm.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("newsletterConfirm.heading"),
      paragraphs: [
        greeting(text, mail.name),
        text("newsletterConfirm.body"),
        newsletterTitles(mail.wanted, mail.locale).join("\n"),
      ],
      action: { label: text("newsletterConfirm.action"), url: mail.url },
      closing: [text("newsletterConfirm.expiry", { days: mail.lifeDays }), text("newsletterConfirm.notYou")],
      footer: [text("footer.asked"), settings.origin],
    }),
  };
}
