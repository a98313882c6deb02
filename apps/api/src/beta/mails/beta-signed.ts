import { DEFAULT_LOCALE, type Locale, momentInWords } from "@shop/kernel";
import { type RenderedMail, renderMail } from "../../platform/mail/layout.ts";
import { type MailSettings, mailTexts } from "../../platform/mail/mail-texts.ts";
import { personalMail, type SubjectMail } from "../../platform/mail/personal-mail.ts";
import { messages } from "../messages/index.ts";
import type { StoredNdaText } from "../programme.ts";
import type { BetaSignature } from "../signatures.ts";

interface SignedAbout {
  readonly locale: Locale;
  readonly product: string;
  readonly signature: Pick<BetaSignature, "email" | "name" | "version" | "text_hash" | "signed_at">;
  readonly text: Pick<StoredNdaText, "title" | "sections">;
}

/** What was signed, in full, for the signer. */
export function betaSignedMail(settings: MailSettings, mail: SignedAbout & { readonly url: string }): SubjectMail {
  const { locale, product, signature, text: agreement } = mail;
  const text = mailTexts(settings, locale, messages);
  return personalMail(settings, { locale, name: signature.name }, text, {
    subject: text("signed.subject", { product }),
    heading: text("signed.heading"),
    paragraphs: [text("signed.body", { product })],
    rows: rowsOf(mail, text, locale),
    sections: sectionsOf(agreement),
    action: { label: text("signed.action"), url: mail.url },
    closing: [text("personal")],
    why: text("footer.asked"),
  });
}

/** The same for the shop's team, without the signer's link. Replies go to the signer. */
export function betaSignedCopyMail(
  settings: MailSettings,
  mail: SignedAbout,
): RenderedMail & { readonly subject: string } {
  const text = mailTexts(settings, DEFAULT_LOCALE, messages);
  const { product, signature } = mail;
  return {
    subject: text("copy.subject", { product, version: signature.version }),
    ...renderMail({
      locale: DEFAULT_LOCALE,
      shopName: settings.shopName,
      heading: text("copy.heading"),
      paragraphs: [text("copy.body", { product })],
      rows: rowsOf(mail, text, DEFAULT_LOCALE),
      sections: sectionsOf(mail.text),
      footer: [text("copy.footer"), settings.origin],
    }),
  };
}

function rowsOf({ signature, text: agreement }: SignedAbout, text: ReturnType<typeof textsOf>, locale: Locale) {
  return [
    { label: text("row.agreement"), value: agreement.title, isLong: true, isWords: true },
    { label: text("row.version"), value: signature.version },
    { label: text("row.name"), value: signature.name, isLong: true, isWords: true },
    { label: text("row.email"), value: signature.email, isLong: true, isWords: true },
    { label: text("row.time"), value: momentInWords(locale, signature.signed_at), isLong: true },
    { label: text("row.hash"), value: signature.text_hash, isLong: true },
  ];
}

function sectionsOf({ sections }: SignedAbout["text"]) {
  return sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] }));
}

const textsOf = (settings: MailSettings, locale: Locale) => mailTexts(settings, locale, messages);
