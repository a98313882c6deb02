"use client";
import { formatMessage, type Locale, type Message, type MessageParams } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ConsentService } from "../../domain/service.ts";
import { type ConsentMessageKey, en } from "../../messages/en.ts";
import type { ConsentStore } from "../../store/consent-store.ts";

interface ConsentSettings {
  readonly store: ConsentStore;
  readonly services: readonly ConsentService[];
  readonly messages: Readonly<Record<ConsentMessageKey, Message>>;
  readonly locale: Locale;
}

const ConsentContext = createContext<ConsentSettings | null>(null);

export interface ConsentProviderProps {
  /** One per tab: `createConsentStore`. */
  store: ConsentStore;
  /** The same services as the store's. */
  services: readonly ConsentService[];
  /** `consentMessages.de` of this package's root, or a host's own. Default: English. */
  messages?: Readonly<Record<ConsentMessageKey, Message>> | undefined;
  /** The language of the services' purposes, of numbers and of plurals. Default: en. */
  locale?: Locale | undefined;
  children: ReactNode;
}

/** Provides the parts with the store, the services and the texts. */
export function ConsentProvider({ store, services, messages = en, locale = "en", children }: ConsentProviderProps) {
  const settings = useMemo(() => ({ store, services, messages, locale }), [store, services, messages, locale]);
  return <ConsentContext.Provider value={settings}>{children}</ConsentContext.Provider>;
}

/** The props of the provider above. */
export function useConsentSettings(): ConsentSettings {
  const settings = useContext(ConsentContext);
  if (!settings) throw new Error("The parts of @shop/consent need a ConsentProvider around them.");
  return settings;
}

/** Consent's texts in the provider's language. */
export function useConsentText(): (key: ConsentMessageKey, params?: MessageParams) => string {
  const { messages, locale } = useConsentSettings();
  return useMemo(() => (key, params) => formatMessage(messages[key], params, locale), [messages, locale]);
}
