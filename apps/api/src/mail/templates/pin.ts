import type { Locale } from "@shop/kernel";
import { type RenderedMail, renderMail } from "../layout.ts";
import { greeting } from "./greeting.ts";
import { type MailSettings, mailTexts } from "./mail-texts.ts";

interface PinMail {
  readonly locale: Locale;
  readonly name: string;
  /** Eight digits. They stand in the mail's body alone, for a subject is shown on locked screens. */
  readonly pin: string;
  readonly lifeMinutes: number;
}

/** The PIN that proves the reader of the new address. Source: ACCT-07, SAFE-10. */
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
