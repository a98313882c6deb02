import { dayInWords, formatMessage, type MessageParams, spellingOf } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ChatProduct } from "../../domain/chat/chat-entry.ts";
import type { ChatMessageKey, ChatMessages } from "../../messages/chat-en.ts";
import type { ChatStore } from "../../store/chat-state.ts";

/** What the parts of the window share. */
interface ChatSettings {
  readonly store: ChatStore;
  readonly messages: ChatMessages;
  readonly locale: string;
  readonly renderBuy: ((product: ChatProduct) => ReactNode) | undefined;
  readonly onContact: (() => void) | undefined;
  /** Returns the focus to the field, from a button that is about to go. */
  readonly focusField: () => void;
}

export const ChatContext = createContext<ChatSettings | null>(null);

export function useChat(): ChatSettings {
  const settings = useContext(ChatContext);
  if (!settings) throw new Error("This part belongs into the chat's window.");
  return settings;
}

export interface ChatTexts {
  text(key: ChatMessageKey, params?: MessageParams): string;
  /** Hours and minutes, as the reader's clock shows them: 14:05. */
  time(atMs: number): string;
  /** A day: 15 January 2026. */
  day(atMs: number): string;
}

export function useChatTexts(): ChatTexts {
  const { messages, locale } = useChat();
  return useMemo(() => {
    // Made for the first message: it costs a slow browser a long task, and the window opens without one.
    let times: Intl.DateTimeFormat | undefined;
    const writeTime = (atMs: number) => {
      times ??= new Intl.DateTimeFormat(spellingOf(locale), { hour: "2-digit", minute: "2-digit" });
      return times.format(atMs);
    };
    return {
      text: (key, params) => formatMessage(messages[key], params, locale),
      time: writeTime,
      day: (atMs) => dayInWords(locale, atMs, "reader"),
    };
  }, [messages, locale]);
}
