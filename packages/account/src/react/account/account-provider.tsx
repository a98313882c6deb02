"use client";
import type { Message } from "@shop/kernel";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type AccountMessageKey, en } from "../../messages/en.ts";
import type { AccountServices } from "../../store/account-services.ts";

export type AccountMessages = Readonly<Record<AccountMessageKey, Message>>;

export interface AccountSettings {
  readonly services: AccountServices;
  readonly messages: AccountMessages;
  /** BCP 47; used to format dates and plurals. */
  readonly locale: string;
}

const AccountContext = createContext<AccountSettings | null>(null);

export interface AccountProviderProps {
  /** One per tab: `createAccountServices`. */
  services: AccountServices;
  /** The texts: `accountMessages.de` of this package's root, or a host's own. Default: English. */
  messages?: AccountMessages | undefined;
  /** The language of dates and plurals. Default: en. */
  locale?: string | undefined;
  children: ReactNode;
}

/** Provides the account's parts with their services, texts and language. */
export function AccountProvider({ services, messages = en, locale = "en", children }: AccountProviderProps) {
  const settings = useMemo(() => ({ services, messages, locale }), [services, messages, locale]);
  return <AccountContext.Provider value={settings}>{children}</AccountContext.Provider>;
}

/** The props of the provider above. */
export function useAccountSettings(): AccountSettings {
  const settings = useContext(AccountContext);
  if (!settings) throw new Error("This part needs the account's services: put an AccountProvider around it.");
  return settings;
}
