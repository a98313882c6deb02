"use client";
import { type Failure, failureText, formatMessage, type MessageParams, timeInWords } from "@shop/kernel";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { AuthUser } from "../../domain/user.ts";
import { type AuthMessageKey, en } from "../../messages/en.ts";
import type { AuthState, AuthStore } from "../../store/auth-store.ts";
import type { ContactState } from "../../store/contact-store.ts";
import type { SignInState } from "../../store/sign-in-state.ts";
import { useAuthSettings } from "./auth-provider.tsx";

/** The current user and the store's acts. Rerenders on each change; use `useUser` if the user is enough. */
export function useAuth(): AuthState & { readonly store: AuthStore } {
  const { auth } = useAuthSettings();
  const state = useStore(auth);
  return { ...state, store: auth };
}

/** The logged-in customer, or null. */
export function useUser(): AuthUser | null {
  return useStore(useAuthSettings().auth, (state) => state.user);
}

export function useSignInState(): SignInState {
  return useStore(useAuthSettings().signIn);
}

export function useContactState(): ContactState {
  return useStore(useAuthSettings().contact);
}

export interface AuthTexts {
  text(key: AuthMessageKey, params?: MessageParams): string;
  /** The text of a failure: the server's if it sent one, otherwise ours. */
  failure(failure: Failure): string;
  /** A day and a time, in the provider's language: 22 November 2026 at 14:05. Takes ISO 8601 or milliseconds since 1970. */
  moment(instant: string | number): string;
}

/** The texts in the provider's language. */
export function useAuthTexts(): AuthTexts {
  const { messages, locale } = useAuthSettings();
  return useMemo(() => {
    const standardTexts: Readonly<Record<string, string>> = en;
    return {
      text: (key, params) => formatMessage(messages[key], params),
      failure: (failure) => {
        // Our own back end sends its standard English sentence with the code: shown in the shopper's language.
        const isStandard = failure.serverText === standardTexts[failure.code];
        return failureText(isStandard ? { ...failure, serverText: undefined } : failure, messages, "auth.signInUnable");
      },
      moment: (instant) => timeInWords(locale, instant, "reader"),
    };
  }, [messages, locale]);
}
