import type { Locale } from "@shop/kernel";
import type { MailPicture } from "../../platform/mail/mail-rows.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";
import type { Winner } from "../tables.ts";

/** Says to a winner what was won and how the draw can be checked. Replies go to the shop's team. */
export function contestWonMail(
  settings: MailSettings,
  mail: {
    readonly locale: Locale;
    /** Of the contest. */
    readonly title: string;
    readonly page: string;
    readonly winner: Winner;
    /** The drawing of the product that was won. */
    readonly picture?: MailPicture | undefined;
  },
): SubjectMail {
  const { locale, title, winner } = mail;
  const text = mailTexts(settings, locale, messages);
  return personalMail(settings, { locale, name: "" }, text, {
    subject: text("contestWon.subject", { title }),
    heading: text("contestWon.heading"),
    paragraphs: [text("contestWon.body", { title }), text("contestWon.claim")],
    picture: mail.picture,
    rows: [
      { label: text("contestWon.prize"), value: winner.prize, isLong: true, isWords: true },
      { label: text("contest.entry"), value: winner.entry, isLong: true },
      { label: text("contestWon.ticket"), value: winner.ticket, isLong: true },
    ],
    action: { label: text("contestWon.action"), url: pageUrl(settings.origin, locale, `/contests/${mail.page}`).href },
    why: text("contestWon.why"),
  });
}
