import { dayInWords, type Locale } from "@shop/kernel";
import { greeting } from "../../platform/mail/greeting.ts";
import { type MailContent, type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, type MailTexts, mailTexts } from "../../platform/mail/mail-texts.ts";
import { pageUrl } from "../../platform/mail/page-url.ts";

type Mail = RenderedMail & { readonly subject: string };

interface Addressed {
  readonly locale: Locale;
  /** The reader's first name; empty if unknown. */
  readonly name: string;
  readonly product: string;
  /** The team's address. */
  readonly contact: string;
}

interface Dated {
  readonly recipient: string;
  /** Until when the licence waits, or when it was returned. */
  readonly returnsAt: Date;
}

/** Notifies the former owner. The text is the same whether or not the recipient has an account. Source: ACCT-11, SAFE-07. */
export function licenceHandedOnMail(settings: MailSettings, mail: Addressed & Dated): Mail {
  const { text, params } = textsOf(settings, mail, { recipient: mail.recipient, date: dateOf(mail) });
  return render(settings, mail, "handedOn", {
    paragraphs: [text("transfer.handedOn.body", params), text("transfer.handedOn.waits", params)],
    closing: [text("transfer.notYou", params)],
    footer: [text("footer.account"), settings.origin],
  });
}

/** Tells a recipient without an account how to get the licence. */
export function licenceOfferedMail(
  settings: MailSettings,
  mail: Addressed & Dated & { readonly sender: string },
): Mail {
  const more = { recipient: mail.recipient, date: dateOf(mail), sender: mail.sender };
  const { text, params } = textsOf(settings, mail, more);
  return render(settings, mail, "offered", {
    paragraphs: [text("transfer.offered.body", params), text("transfer.offered.how", params)],
    action: { label: text("transfer.offered.action"), url: accountUrl(settings, mail.locale) },
    closing: [text("transfer.offered.expiry", params)],
    footer: [text("footer.why"), settings.origin],
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
): Mail {
  const { text, params } = textsOf(settings, mail, { sender: mail.sender ?? "" });
  const body = mail.sender === null ? "transfer.received.bodyUnnamed" : "transfer.received.body";
  return render(settings, mail, "received", {
    paragraphs: [text(body, params), text("transfer.received.account", params)],
    rows: [{ label: text("transfer.received.key"), value: mail.key, isLong: true }],
    action: { label: text("transfer.received.action"), url: accountUrl(settings, mail.locale) },
    footer: [text("footer.account"), settings.origin],
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
): Mail {
  const { text, params } = textsOf(settings, mail, { recipient: mail.recipient ?? "", date: dateOf(mail) });
  const body = mail.recipient === null ? "transfer.returned.bodyUnnamed" : "transfer.returned.body";
  return render(settings, mail, "returned", {
    paragraphs: [text(body, params), text("transfer.returned.devices", params)],
    footer: [text("footer.account"), settings.origin],
  });
}

/** Notifies the recipient of a transfer that the licence ended with the purchase that it came from. */
export function licenceTakenBackMail(settings: MailSettings, mail: Addressed): Mail {
  const { text, params } = textsOf(settings, mail, {});
  return render(settings, mail, "takenBack", {
    paragraphs: [text("transfer.takenBack.body", params)],
    closing: [text("transfer.takenBack.contact", params)],
    footer: [text("footer.why"), settings.origin],
  });
}

type Params = Readonly<Record<string, string>>;

function textsOf(settings: MailSettings, mail: Addressed, more: Params): { text: MailTexts; params: Params } {
  return { text: mailTexts(settings, mail.locale), params: { product: mail.product, contact: mail.contact, ...more } };
}

function render(
  settings: MailSettings,
  mail: Addressed,
  kind: "handedOn" | "offered" | "received" | "returned" | "takenBack",
  content: Omit<MailContent, "locale" | "shopName" | "heading">,
): Mail {
  const text = mailTexts(settings, mail.locale);
  const { product } = mail;
  return {
    subject: text(`transfer.${kind}.subject`, { product }),
    ...renderMail({
      ...content,
      locale: mail.locale,
      shopName: settings.shopName,
      heading: text(`transfer.${kind}.heading`, { product }),
      paragraphs: [greeting(text, mail.name), ...content.paragraphs],
    }),
  };
}

function dateOf(mail: Pick<Addressed & Dated, "locale" | "returnsAt">): string {
  return dayInWords(mail.locale, mail.returnsAt);
}

function accountUrl({ origin }: MailSettings, locale: Locale): string {
  return pageUrl(origin, locale, "/account").href;
}
