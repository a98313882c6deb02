"use client";
import { type Failure, failureText, formatMessage, type MessageParams } from "@shop/kernel";
import { useCallback } from "react";
import type { CartMessageKey, CartMessages } from "../../messages/index.ts";
import { useCartSettings } from "./cart-provider.tsx";

export type CartText = (key: CartMessageKey, params?: MessageParams) => string;

/** Every text of the package. */
export function useCartMessages(): CartMessages {
  const { messages } = useCartSettings();
  if (!("cart.title" in messages)) {
    throw new Error(
      "Only the buttons' texts are here: give the CartProvider all of them, for instance cartMessagesEn.",
    );
  }
  return messages;
}

/** Texts by key, filled in. */
export function useCartText(): CartText {
  const messages = useCartMessages();
  const { locale } = useCartSettings();
  return useCallback((key, params) => formatMessage(messages[key], params, locale), [messages, locale]);
}

/** A failure's text for the shopper. */
export function useFailureText(): (failure: Failure) => string {
  const messages = useCartMessages();
  return useCallback((failure) => failureText(failure, messages, "cart.couldNotAdd"), [messages]);
}
