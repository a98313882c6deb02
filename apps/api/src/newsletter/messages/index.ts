import type { Locale } from "@shop/kernel";
import { de } from "./de.ts";
import { en, type NewsletterTexts } from "./en.ts";
import { ja } from "./ja.ts";

/** What the newsletter's categories are called, by language and key. */
export const newsletterMessages: Readonly<Record<Locale, NewsletterTexts>> = { en, de, ja };
