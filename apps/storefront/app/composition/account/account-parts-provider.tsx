import { type AccountMessages, AccountProvider } from "@shop/account/react";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { loadAccountPartTexts } from "../../messages/account-parts/load.ts";
import { SPELLINGS } from "../../messages/spellings.ts";
import { useLocale } from "../../messages/use-texts.ts";
import { useLoaded } from "../services-context.ts";

interface AccountPartsProviderProps {
  /** Shown until services, texts and styles of the parts are there. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Provides the account's parts with their services, texts and styles, fetched on first use. Throws while rendering if something couldn't be
 * loaded.
 */
export function AccountPartsProvider({ fallback, children }: AccountPartsProviderProps) {
  const { account } = useLoaded();
  const locale = useLocale();
  const services = useStore(account);
  const [messages, setMessages] = useState<AccountMessages | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadAccountPartTexts(locale), account.load()]).then(
      ([texts]) => isCurrent && setMessages(texts),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [account, locale]);
  if (failure) throw failure.error;
  if (!services || !messages) return fallback;
  return (
    <AccountProvider services={services} messages={messages} locale={SPELLINGS[locale]}>
      {children}
    </AccountProvider>
  );
}
