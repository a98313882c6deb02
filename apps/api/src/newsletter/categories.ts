import type { WireNewsletterOption } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import type { MailRow } from "../platform/mail/mail-rows.ts";
import { messages } from "./messages/index.ts";

/** What the newsletter is about. A value is a bit that is never reused: accounts store sums of them. */
const NEWSLETTER_CATEGORIES = [
  { value: 1, name: "products" },
  { value: 2, name: "sales" },
  { value: 4, name: "tutorials" },
  { value: 8, name: "betas" },
] as const;

export const NEWSLETTER_NAMES = NEWSLETTER_CATEGORIES.map(({ name }) => name);
type NewsletterName = (typeof NEWSLETTER_CATEGORIES)[number]["name"];

/** A category's bit in an account's setting. */
export function newsletterValue(name: NewsletterName): number {
  return NEWSLETTER_CATEGORIES.find((category) => category.name === name)?.value ?? 0;
}

/** Every category: the sum of a subscription to all. */
export const ALL_NEWSLETTERS = NEWSLETTER_CATEGORIES.reduce((sum, { value }) => sum + value, 0);

/** Whether a sum contains only existing categories. */
export function isNewsletterSetting(sum: number): boolean {
  return Number.isInteger(sum) && sum >= 0 && sum <= ALL_NEWSLETTERS;
}

/** The categories as a form shows them, those of the setting enabled. Source: ACCT-04. */
export function describeNewsletter(setting: number, locale: Locale): WireNewsletterOption[] {
  const texts = messages[locale];
  return NEWSLETTER_CATEGORIES.map(({ value, name }) => ({
    title: texts[`newsletter.${name}.title`],
    description: texts[`newsletter.${name}.description`],
    value,
    is_enabled: (setting & value) !== 0,
  }));
}

/** The categories of a setting as a mail lists them. */
export function newsletterRows(setting: number, locale: Locale): MailRow[] {
  return describeNewsletter(setting, locale)
    .filter((option) => option.is_enabled)
    .map(({ title, description }) => ({ label: title, value: description, isLong: true, isWords: true }));
}
