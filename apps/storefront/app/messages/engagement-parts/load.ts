import type { EngagementMessages } from "@shop/engagement/react";
import type { Locale } from "@shop/kernel";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: EngagementMessages }>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** Texts of what pops up. Fetches them once; rejects if they can't be loaded. */
export async function loadEngagementTexts(locale: Locale): Promise<EngagementMessages> {
  return (await LOADERS[locale]()).texts;
}
