import type { Locale } from "@shop/kernel";
import { type RenderedMail, renderMail } from "../layout.ts";
import { greeting } from "./greeting.ts";
import { type MailSettings, mailTexts } from "./mail-texts.ts";

/** Tells the owner that the password is another one now, and what to do where it wasn't him. Source: SAFE-09. */
export function passwordChangedMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    readonly name: string;
    readonly changedAt: Date;
    /** The team's address, for whoever has lost the account. */
    readonly contact: string;
  },
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, mail.locale);
  const when = new Intl.DateTimeFormat(mail.locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return {
    subject: text("passwordChanged.subject"),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text("passwordChanged.heading"),
      paragraphs: [
        greeting(text, mail.name),
        text("passwordChanged.body", { time: when.format(mail.changedAt) }),
        text("passwordChanged.sessions"),
      ],
      closing: [text("passwordChanged.notYou", { contact: mail.contact })],
      footer: [text("footer.account"), settings.origin],
    }),
  };
}
