"use client";
import type { Message } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type EngagementMessageKey, en } from "../../messages/en.ts";

export type EngagementMessages = Readonly<Record<EngagementMessageKey, Message>>;

interface EngagementSettings {
  readonly messages: EngagementMessages;
  /** BCP 47; used to format numbers, dates and plurals. */
  readonly locale: string;
}

const EngagementContext = createContext<EngagementSettings>({ messages: en, locale: "en" });

export interface EngagementProviderProps {
  /** The texts: `engagementMessages.de` of this package's root, or a host's own. Default: English. */
  messages?: EngagementMessages | undefined;
  /** The language of numbers, dates and plurals. Default: en. */
  locale?: string | undefined;
  children: ReactNode;
}

/** Provides engagement's parts with their texts and language. */
export function EngagementProvider({ messages = en, locale = "en", children }: EngagementProviderProps) {
  const settings = useMemo(() => ({ messages, locale }), [messages, locale]);
  return <EngagementContext.Provider value={settings}>{children}</EngagementContext.Provider>;
}

/** The props of the provider above. */
export function useEngagementSettings(): EngagementSettings {
  return useContext(EngagementContext);
}
