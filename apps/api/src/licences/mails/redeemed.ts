import type { SmallDrawings } from "../../media/index.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** The mail with the licences that a redeem code gave. Source: ACCT-05. */
export function redeemedMail(
  settings: MailSettings,
  mail: MailReader & {
    readonly licences: ReadonlyArray<{ readonly productName: string; readonly licenceKey: string }>;
    readonly drawingOf: SmallDrawings;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("redeemed.subject"),
    heading: text("redeemed.heading"),
    paragraphs: [text("redeemed.body")],
    rows: mail.licences.map(({ productName, licenceKey }) => ({
      label: productName,
      value: licenceKey,
      isLong: true,
      picture: mail.drawingOf(productName),
    })),
    action: { label: text("redeemed.action"), url: pageUrl(settings.origin, mail.locale, "/account").href },
    why: text("footer.account"),
  });
}
