import type { ChatMessages } from "@shop/engagement";
import type { Locale } from "@shop/kernel";

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly texts: ChatMessages }>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** Texts of the chat's window. Fetches them once; rejects if they can't be loaded. */
export async function loadChatTexts(locale: Locale): Promise<ChatMessages> {
  return (await LOADERS[locale]()).texts;
}
