import { dayInWords, type Locale } from "@shop/kernel";
import type { MailContent } from "../../platform/mail/layout.ts";
import type { MailPicture } from "../../platform/mail/mail-rows.ts";
import { type MailSettings, type MailTexts, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";
import { type MailReader, personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";

interface Addressed extends MailReader {
  readonly product: string;
  /** The product's small drawing. */
  readonly picture?: MailPicture | undefined;
  /** The team's address. */
  readonly contact: string;
}

interface Dated {
  readonly recipient: string;
  /** Until when the licence waits, or when it was returned. */
  readonly returnsAt: Date;
}

/** Notifies the former owner. The text is the same whether or not the recipient has an account. Source: ACCT-11, SAFE-07. */
export function licenceHandedOnMail(settings: MailSettings, mail: Addressed & Dated): SubjectMail {
  const { text, params } = textsOf(settings, mail, { recipient: mail.recipient, date: dateOf(mail) });
  return render(settings, mail, "handedOn", {
    paragraphs: [text("transfer.handedOn.body", params), text("transfer.handedOn.waits", params)],
    closing: [text("notYou.write", params)],
    why: text("footer.account"),
  });
}

/** Explains to a recipient without an account how to get the licence. */
export function licenceOfferedMail(
  settings: MailSettings,
  mail: Addressed & Dated & { readonly sender: string },
): SubjectMail {
  const more = { recipient: mail.recipient, date: dateOf(mail), sender: mail.sender };
  const { text, params } = textsOf(settings, mail, more);
  return render(settings, mail, "offered", {
    paragraphs: [text("transfer.offered.body", params), text("transfer.offered.how", params)],
    action: { label: text("transfer.offered.action"), url: accountUrl(settings, mail.locale) },
    closing: [text("transfer.offered.expiry", params)],
    why: text("footer.why"),
  });
}

/** Notifies the new owner, whose account already has the licence. */
export function licenceReceivedMail(
  settings: MailSettings,
  mail: Addressed & {
    /** The former owner's address; null if that account is gone. */
    readonly sender: string | null;
    readonly key: string;
  },
): SubjectMail {
  const { text, params } = textsOf(settings, mail, { sender: mail.sender ?? "" });
  const body = mail.sender === null ? "transfer.received.bodyUnnamed" : "transfer.received.body";
  return render(settings, mail, "received", {
    paragraphs: [text(body, params), text("transfer.received.account", params)],
    rows: [{ label: text("transfer.received.key"), value: mail.key, isLong: true }],
    action: { label: text("transfer.received.action"), url: accountUrl(settings, mail.locale) },
    why: text("footer.account"),
  });
}

/** Notifies the owner that nobody claimed the licence. */
export function licenceReturnedMail(
  settings: MailSettings,
  mail: Addressed & {
    /** Null where that address was erased meanwhile. */
    readonly recipient: string | null;
    readonly returnsAt: Date;
  },
): SubjectMail {
  const { text, params } = textsOf(settings, mail, { recipient: mail.recipient ?? "", date: dateOf(mail) });
  const body = mail.recipient === null ? "transfer.returned.bodyUnnamed" : "transfer.returned.body";
  return render(settings, mail, "returned", {
    paragraphs: [text(body, params), text("transfer.returned.devices", params)],
    action: { label: text("transfer.received.action"), url: accountUrl(settings, mail.locale) },
    why: text("footer.account"),
  });
}

/** Notifies the recipient of a transfer that the licence ended with the purchase that it came from. */
export function licenceTakenBackMail(settings: MailSettings, mail: Addressed): SubjectMail {
  const { text, params } = textsOf(settings, mail, {});
  return render(settings, mail, "takenBack", {
    paragraphs: [text("transfer.takenBack.body", params)],
    closing: [text("transfer.takenBack.contact", params)],
    why: text("footer.why"),
  });
}

type Params = Readonly<Record<string, string>>;
type Texts = MailTexts<keyof (typeof messages)["en"]>;

function textsOf(settings: MailSettings, mail: Addressed, more: Params): { text: Texts; params: Params } {
  const text = mailTexts(settings, mail.locale, messages);
  return { text, params: { product: mail.product, contact: mail.contact, ...more } };
}

function render(
  settings: MailSettings,
  mail: Addressed,
  kind: "handedOn" | "offered" | "received" | "returned" | "takenBack",
  content: Pick<MailContent, "paragraphs" | "rows" | "action" | "closing"> & { readonly why: string },
): SubjectMail {
  const { text, params } = textsOf(settings, mail, {});
  return personalMail(settings, mail, text, {
    ...content,
    picture: mail.picture,
    subject: text(`transfer.${kind}.subject`, params),
    heading: text(`transfer.${kind}.heading`, params),
  });
}

function dateOf(mail: Pick<Addressed & Dated, "locale" | "returnsAt">): string {
  return dayInWords(mail.locale, mail.returnsAt);
}

function accountUrl({ origin }: MailSettings, locale: Locale): string {
  return pageUrl(origin, locale, "/account").href;
}
