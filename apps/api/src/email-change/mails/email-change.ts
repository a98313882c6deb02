import { timeInWords } from "@shop/kernel";
import type { MailContent } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

/** To the old address, when the PIN was right: what will happen, when, and the link that takes it back. Source: ACCT-07. */
export function emailChangeAnnouncedMail(
  settings: MailSettings,
  mail: MailReader & { readonly newEmail: string; readonly takesEffectAt: Date; readonly revokeUrl: string },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return changeMail(settings, mail, {
    titled: "emailChangeAnnounced",
    paragraphs: [
      text("emailChangeAnnounced.body", { email: mail.newEmail, time: timeInWords(mail.locale, mail.takesEffectAt) }),
      text("emailChange.untilThen"),
    ],
    action: { label: text("emailChangeAnnounced.action"), url: mail.revokeUrl },
    closing: [text("emailChangeAnnounced.notYou")],
  });
}

/** Mailed to the new address after its PIN was confirmed. It contains no link: only the old address can revoke the change. */
export function emailChangeWelcomeMail(
  settings: MailSettings,
  mail: MailReader & { readonly takesEffectAt: Date },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return changeMail(settings, mail, {
    titled: "emailChangeWelcome",
    paragraphs: [
      text("emailChangeWelcome.body", { time: timeInWords(mail.locale, mail.takesEffectAt) }),
      text("emailChange.untilThen"),
    ],
    closing: [text("emailChangeWelcome.takeBack")],
  });
}

/** Mailed to both addresses when the change was revoked. */
export function emailChangeRevokedMail(
  settings: MailSettings,
  mail: MailReader & { readonly newEmail: string; readonly revokedAt: Date; readonly advice: "newPassword" | null },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  const time = timeInWords(mail.locale, mail.revokedAt);
  return changeMail(settings, mail, {
    titled: "emailChangeRevoked",
    paragraphs: [text("emailChangeRevoked.body", { email: mail.newEmail, time })],
    closing: mail.advice === null ? [] : [text("emailChangeRevoked.newPassword")],
  });
}

/** To both addresses, when the change is in force. Source: ACCT-07. */
export function emailChangedMail(
  settings: MailSettings,
  mail: MailReader & { readonly newEmail: string; readonly changedAt: Date; readonly contact: string },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return changeMail(settings, mail, {
    titled: "emailChanged",
    paragraphs: [
      text("emailChanged.body", { email: mail.newEmail, time: timeInWords(mail.locale, mail.changedAt) }),
      text("emailChanged.sessions"),
    ],
    closing: [text("notYou.write", { contact: mail.contact })],
  });
}

/** Mailed to the account's address if the new one had got an account of its own by the due day. */
export function emailChangeFailedMail(
  settings: MailSettings,
  mail: MailReader & { readonly newEmail: string },
): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return changeMail(settings, mail, {
    titled: "emailChangeFailed",
    paragraphs: [text("emailChangeFailed.body", { email: mail.newEmail })],
  });
}

/** Mailed to the owner of an address that somebody wants for another account. The page itself doesn't reveal it. Source: SAFE-07. */
export function addressInUseMail(settings: MailSettings, mail: MailReader): SubjectMail {
  const text = mailTexts(settings, mail.locale, messages);
  return changeMail(settings, mail, {
    titled: "addressInUse",
    paragraphs: [text("addressInUse.body")],
    closing: [text("notYou.ignore")],
    why: "footer.asked",
  });
}

interface ChangeMail extends Pick<MailContent, "paragraphs" | "action" | "closing"> {
  readonly titled: TitleOf<Key>;
  readonly why?: "footer.account" | "footer.asked";
}
type Key = keyof (typeof messages)["en"];
/** The mails that have a subject and a heading of their own. */
type TitleOf<Text> = Text extends `${infer Title}.heading` ? Title : never;

function changeMail(settings: MailSettings, reader: MailReader, mail: ChangeMail): SubjectMail {
  const text = mailTexts(settings, reader.locale, messages);
  const { titled, why = "footer.account", ...content } = mail;
  return personalMail(settings, reader, text, {
    ...content,
    subject: text(`${titled}.subject`),
    heading: text(`${titled}.heading`),
    why: text(why),
  });
}
