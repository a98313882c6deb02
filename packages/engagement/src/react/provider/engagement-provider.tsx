"use client";
import { formatMessage, type Message, type MessageParams } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type EngagementMessageKey, en } from "../../messages/en.ts";
import type { AttentionStore } from "../../store/attention-store.ts";

export type EngagementMessages = Readonly<Record<EngagementMessageKey, Message>>;

interface EngagementSettings {
  readonly messages: EngagementMessages;
  /** BCP 47; used to format numbers, dates and plurals. */
  readonly locale: string;
  readonly attention: AttentionStore | null;
}

const EngagementContext = createContext<EngagementSettings>({ messages: en, locale: "en", attention: null });

export interface EngagementProviderProps {
  /** The texts: `engagementMessages.de` of this package's root, or a host's own. Default: English. */
  messages?: EngagementMessages | undefined;
  /** The language of numbers, dates and plurals. Default: en. */
  locale?: string | undefined;
  /** One per tab: `createAttentionStore`. Pop-ups need it. */
  attention?: AttentionStore | undefined;
  children: ReactNode;
}

/** Provides engagement's parts with their texts, their language, and the store that decides which pop-up is shown. */
export function EngagementProvider({ messages = en, locale = "en", attention, children }: EngagementProviderProps) {
  const settings = useMemo(() => ({ messages, locale, attention: attention ?? null }), [messages, locale, attention]);
  return <EngagementContext.Provider value={settings}>{children}</EngagementContext.Provider>;
}

/** The props of the provider above. */
export function useEngagementSettings(): EngagementSettings {
  return useContext(EngagementContext);
}

/** The store that decides which pop-up is shown. */
export function useAttention(): AttentionStore {
  const { attention } = useEngagementSettings();
  if (!attention)
    throw new Error("A pop-up needs the store that gives it its turn: pass attention to EngagementProvider.");
  return attention;
}

/** Engagement's texts in the provider's language. */
export function useEngagementText(): (key: EngagementMessageKey, params?: MessageParams) => string {
  const { messages, locale } = useEngagementSettings();
  return useMemo(() => (key, params) => formatMessage(messages[key], params, locale), [messages, locale]);
}
