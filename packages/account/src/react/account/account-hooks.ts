"use client";
import {
  dayInWords,
  type Failure,
  failureText,
  formatMessage,
  type Message,
  type MessageParams,
  type ReadableStore,
  timeInWords,
} from "@shop/kernel";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { type AccountMessageKey, en } from "../../messages/en.ts";
import type { AccountDeps } from "../../store/account-services.ts";
import { useAccountSettings } from "./account-provider.tsx";

/** The tab's store that this factory makes. */
export function useAccountStore<Store>(create: (deps: AccountDeps) => Store): Store {
  return useAccountSettings().services.of(create);
}

/** A flow's store, open for this subject while the flow is shown. Pass the same object for the same subject. */
export function useOpenStore<
  Subject,
  Store extends ReadableStore<unknown> & { open(subject: Subject): unknown; close(): void },
>(create: (deps: AccountDeps) => Store, subject: Subject) {
  const store = useAccountStore(create);
  useEffect(() => {
    store.open(subject);
    return store.close;
  }, [store, subject]);
  const state = useStore(store);
  return { store, state };
}

/** The address of the logged-in customer; empty for a visitor. */
export function useOwner(): string {
  return useStore(useAccountSettings().services.login, ({ user }) => user?.emailAddress ?? "");
}

export interface AccountTexts {
  text(key: AccountMessageKey, params?: MessageParams): string;
  /** The text of a failure: the server's if it sent one, otherwise ours. */
  failure(failure: Failure): string;
  /** A day, written out in the provider's language: 22 November 2026. Takes ISO 8601 or milliseconds since 1970. */
  day(instant: string | number): string;
  /** A day and a time: 22 November 2026 at 14:05. */
  moment(instant: string | number): string;
}

/** The account's texts in the provider's language. */
export function useAccountTexts(): AccountTexts {
  const { messages, locale } = useAccountSettings();
  return useMemo(() => {
    const standard: Readonly<Record<string, Message>> = en;
    return {
      text: (key, params) => formatMessage(messages[key], params, locale),
      failure: (failure) => {
        // Our own back end sends its standard English sentence with the code: shown in the shopper's language.
        const isStandard = failure.serverText === formatMessage(standard[failure.code] ?? "", failure.params);
        const shown = isStandard ? { ...failure, serverText: undefined } : failure;
        return failureText(shown, messages, "account.exception");
      },
      day: (instant) => dayInWords(locale, instant, "reader"),
      moment: (instant) => timeInWords(locale, instant, "reader"),
    };
  }, [messages, locale]);
}
