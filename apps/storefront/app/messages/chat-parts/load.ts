import type { LoadedChat } from "@shop/engagement/react";
import type { Locale } from "@shop/kernel";

type ChatWords = Pick<LoadedChat, "messages" | "questions">;

const LOADERS: Readonly<Record<Locale, () => Promise<ChatWords>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** The words of the chat's window. Fetches them once; rejects if they can't be loaded. */
export function loadChatTexts(locale: Locale): Promise<ChatWords> {
  return LOADERS[locale]();
}
