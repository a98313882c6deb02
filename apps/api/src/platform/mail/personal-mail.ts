import type { Locale } from "@shop/kernel";
import { greeting } from "./greeting.ts";
import { type MailContent, type RenderedMail, renderMail } from "./layout.ts";
import type { MailSettings, MailTexts } from "./mail-texts.ts";

export type SubjectMail = RenderedMail & { readonly subject: string };

export interface MailReader {
  readonly locale: Locale;
  /** The first name; empty if unknown. */
  readonly name: string;
}

interface PersonalContent extends Omit<MailContent, "locale" | "shopName" | "footer"> {
  readonly subject: string;
  /** The small print: why the reader gets this mail. */
  readonly why: string;
}

/** A mail to a person: a greeting before the paragraphs, and the shop's address below the reason for the mail. */
export function personalMail(
  settings: MailSettings,
  reader: MailReader,
  text: MailTexts,
  { subject, why, paragraphs, ...content }: PersonalContent,
): SubjectMail {
  return {
    subject,
    ...renderMail({
      ...content,
      locale: reader.locale,
      shopName: settings.shopName,
      paragraphs: [greeting(text, reader.name), ...paragraphs],
      footer: [why, settings.origin],
    }),
  };
}
