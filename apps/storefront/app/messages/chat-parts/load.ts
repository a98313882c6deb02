import type { LoadedChat } from "@shop/engagement/react";
import type { Locale } from "@shop/kernel";

interface ChatParts {
  readonly texts: LoadedChat["messages"];
  readonly questions: readonly string[];
}

const LOADERS: Readonly<Record<Locale, () => Promise<ChatParts>>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  ja: () => import("./ja.ts"),
};

/** The words of the chat's window. Fetches them once; rejects if they can't be loaded. */
export async function loadChatTexts(locale: Locale): Promise<Pick<LoadedChat, "messages" | "questions">> {
  const { texts, questions } = await LOADERS[locale]();
  return { messages: texts, questions };
}
