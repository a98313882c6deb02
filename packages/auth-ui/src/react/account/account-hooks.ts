"use client";
import { dayInWords, type Failure, failureText, formatMessage, timeInWords } from "@shop/kernel";
import { useMemo } from "react";
import { type AccountMessageKey, en as accountEn } from "../../messages/account/en.ts";
import { en as authEn } from "../../messages/en.ts";
import type { AccountDeps } from "../../store/account-services.ts";
import { useAuthSettings } from "../provider/auth-provider.tsx";
import { useAccountSettings } from "./account-provider.tsx";

/** The tab's store that this factory makes. */
export function useAccountStore<Store>(create: (deps: AccountDeps) => Store): Store {
  return useAccountSettings().services.of(create);
}

export interface AccountTexts {
  text(key: AccountMessageKey, params?: Readonly<Record<string, string | number>>): string;
  /** The text of a failure: the server's if it sent one, otherwise ours. */
  failure(failure: Failure): string;
  /** A day, written out in the provider's language: 22 November 2026. Takes ISO 8601 or milliseconds since 1970. */
  day(instant: string | number): string;
  /** A day and a time: 22 November 2026 at 14:05. */
  moment(instant: string | number): string;
}

/** The account's texts in the provider's language; failures of the sign-in rules have their texts there. */
export function useAccountTexts(): AccountTexts {
  const { messages, locale } = useAccountSettings();
  const { messages: authMessages } = useAuthSettings();
  return useMemo(() => {
    const all: Readonly<Record<string, string>> = { ...authMessages, ...messages };
    const standard: Readonly<Record<string, string>> = { ...authEn, ...accountEn };
    return {
      text: (key, params) => formatMessage(messages[key], params),
      failure: (failure) => {
        // Our own back end sends its standard English sentence with the code: shown in the shopper's language.
        const isStandard = failure.serverText === formatMessage(standard[failure.code] ?? "", failure.params);
        return failureText(isStandard ? { ...failure, serverText: undefined } : failure, all, "account.exception");
      },
      day: (instant) => dayInWords(locale, instant, "reader"),
      moment: (instant) => timeInWords(locale, instant, "reader"),
    };
  }, [messages, authMessages, locale]);
}
