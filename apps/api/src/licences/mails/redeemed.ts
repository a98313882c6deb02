import type { SmallDrawings } from "../../media/index.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** The mail with the licences that a redeem code gave. Source: ACCT-05. */
export function redeemedMail(
  settings: MailSettings,
  mail: MailReader & {
    /** What the code was for, first. */
    readonly licences: ReadonlyArray<{
      readonly productName: string;
      /** The bundle that it came with. */
      readonly bundleName: string | null;
      readonly licenceKey: string;
    }>;
    readonly drawingOf: SmallDrawings;
  },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return personalMail(settings, mail, text, {
    subject: text("redeemed.subject", { product: mail.licences[0]?.productName ?? "" }),
    heading: text("redeemed.heading"),
    paragraphs: [text("redeemed.body")],
    rows: mail.licences.map(({ productName, bundleName, licenceKey }) => ({
      label: bundleName === null ? productName : text("partOf", { product: productName, bundle: bundleName }),
      value: licenceKey,
      isLong: true,
      picture: mail.drawingOf(productName),
    })),
    action: { label: text("redeemed.action"), url: pageUrl(settings.origin, mail.locale, "/downloads").href },
    why: text("footer.account"),
  });
}
