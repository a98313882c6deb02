"use client";
import { type Failure, failureText, formatMessage } from "@shop/kernel";
import { useCallback } from "react";
import type { CartButtonKey } from "../../messages/index.ts";
import { useCartSettings } from "./cart-provider.tsx";

export type ButtonText = (key: CartButtonKey, params?: Readonly<Record<string, string | number>>) => string;

/** What the buttons beside a product say: they stand on pages that load none of the package's other texts. */
export function useButtonText(): ButtonText {
  const { messages } = useCartSettings();
  return useCallback((key, params) => formatMessage(messages[key], params), [messages]);
}

/** What a failure says at its button; one whose own text isn't there says that the button's act failed. */
export function useButtonFailure(fallback: CartButtonKey): (failure: Failure) => string {
  const { messages } = useCartSettings();
  return useCallback((failure) => failureText(failure, messages, fallback), [messages, fallback]);
}
