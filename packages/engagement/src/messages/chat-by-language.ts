import type { Locale } from "@shop/kernel";
import { chatDe } from "./chat-de.ts";
import { type ChatMessages, chatEn } from "./chat-en.ts";
import { chatJa } from "./chat-ja.ts";

/** Every text of the chat's window, by language and key. */
export const chatMessages: Readonly<Record<Locale, ChatMessages>> = { en: chatEn, de: chatDe, ja: chatJa };
