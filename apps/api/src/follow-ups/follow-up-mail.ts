import { formatMessage, joinSentences } from "@shop/kernel";
import type { MailPicture } from "../platform/mail/mail-rows.ts";
import { type MailSettings, mailTexts } from "../platform/mail/mail-texts.ts";
import { type MailReader, personalMail, type SubjectMail } from "../platform/mail/personal-mail.ts";
import { messages } from "./messages/index.ts";
import type { FollowUpTexts } from "./sequence.ts";

/** A sequence's mail: its own texts, why the reader gets it, and how to get no more of them. */
export function followUpMail(
  settings: MailSettings,
  mail: MailReader & {
    readonly texts: FollowUpTexts;
    /** The event's product; empty if it has none. */
    readonly product: string;
    /** The product's small drawing. */
    readonly picture: MailPicture | undefined;
    readonly url: string;
    readonly unsubscribeUrl: string;
  },
): SubjectMail {
  const { texts, product, locale } = mail;
  const text = mailTexts(settings, locale, messages);
  const own = (message: string) => formatMessage(message, { product, shop: settings.shopName }, locale);
  return personalMail(settings, mail, text, {
    subject: own(texts.subject),
    heading: own(texts.heading),
    paragraphs: texts.paragraphs.map(own),
    picture: mail.picture,
    action: { label: own(texts.action), url: mail.url },
    why: joinSentences([own(texts.why), text("followUp.consent")], locale),
    end: { label: text("followUp.unsubscribe"), url: mail.unsubscribeUrl },
  });
}
