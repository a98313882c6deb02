import type { Locale } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";

interface PinMail {
  readonly locale: Locale;
  readonly name: string;
  /** Eight digits. They are only in the mail's body, because a subject is shown on locked screens. */
  readonly pin: string;
  readonly lifeMinutes: number;
}

/** The PIN that proves access to the new address. Source: ACCT-07, SAFE-10. */
export function emailChangePinMail(settings: MailSettings, mail: PinMail): RenderedMail & { readonly subject: string } {
  return pinMail(settings, "emailChangePin", mail);
}

/** The PIN that confirms a deletion. Source: ACCT-06, SAFE-10. */
export function deletionPinMail(settings: MailSettings, mail: PinMail): RenderedMail & { readonly subject: string } {
  return pinMail(settings, "deletionPin", mail);
}

function pinMail(settings: MailSettings, kind: "emailChangePin" | "deletionPin", mail: PinMail) {
  const text = mailTexts(settings, mail.locale);
  return {
    subject: text(`${kind}.subject`),
    ...renderMail({
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text(`${kind}.heading`),
      paragraphs: [greeting(text, mail.name), text(`${kind}.body`)],
      code: mail.pin,
      closing: [text("pin.expiry", { minutes: mail.lifeMinutes }), text(`${kind}.notYou`), text("pin.secret")],
      footer: [text("footer.asked"), settings.origin],
    }),
  };
}
