import { engagementMessages } from "@shop/engagement";
import type { Locale } from "@shop/kernel";

/** The countdown's texts, which the page brings along: its part is loaded after the page. */
export function countdownTexts(locale: Locale): Readonly<Record<string, string>> {
  const texts = Object.entries(engagementMessages[locale]);
  return Object.fromEntries(
    texts.flatMap(([key, text]) => (key.startsWith("countdown.") && typeof text === "string" ? [[key, text]] : [])),
  );
}
