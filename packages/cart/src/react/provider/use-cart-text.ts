"use client";
import { type Failure, failureText, formatMessage } from "@shop/kernel";
import { useCallback, useMemo } from "react";
import { en } from "../../messages/en.ts";
import type { CartMessageKey, CartMessages } from "../../messages/index.ts";
import { useCartSettings } from "./cart-provider.tsx";

export type CartText = (key: CartMessageKey, params?: Readonly<Record<string, string | number>>) => string;

/** Every text of the package: the provider's, or English if it gives none. */
export function useCartMessages(): CartMessages {
  const { messages } = useCartSettings();
  return useMemo(() => ({ ...en, ...messages }), [messages]);
}

/** Texts by key, filled in. */
export function useCartText(): CartText {
  const messages = useCartMessages();
  return useCallback((key, params) => formatMessage(messages[key], params), [messages]);
}

/** A failure's text for the shopper. */
export function useFailureText(): (failure: Failure) => string {
  const messages = useCartMessages();
  return useCallback((failure) => failureText(failure, messages, "cart.couldNotAdd"), [messages]);
}
