import type { Locale } from "@shop/kernel";
import { durationInWords, type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

interface PinMail {
  readonly locale: Locale;
  readonly name: string;
  /** Eight digits. They are only in the mail's body, because a subject is shown on locked screens. */
  readonly pin: string;
  readonly lifeMinutes: number;
}

/** The PIN that proves access to the new address. Source: ACCT-07, SAFE-10. */
export function emailChangePinMail(settings: MailSettings, mail: PinMail): SubjectMail {
  return pinMail(settings, "emailChangePin", mail);
}

/** The PIN that confirms a deletion. Source: ACCT-06, SAFE-10. */
export function deletionPinMail(settings: MailSettings, mail: PinMail): SubjectMail {
  return pinMail(settings, "deletionPin", mail);
}

function pinMail(settings: MailSettings, kind: "emailChangePin" | "deletionPin", mail: PinMail) {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text(`${kind}.subject`),
    heading: text(`${kind}.heading`),
    paragraphs: [text(`${kind}.body`)],
    code: mail.pin,
    closing: [
      text("pin.expiry", { life: durationInWords(mail.locale, mail.lifeMinutes, "minute") }),
      text(`${kind}.notYou`),
      text("pin.secret"),
    ],
    why: text("footer.asked"),
  });
}
