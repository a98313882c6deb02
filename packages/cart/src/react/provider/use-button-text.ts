"use client";
import { type Failure, failureText, formatMessage, type MessageParams } from "@shop/kernel";
import { useCallback } from "react";
import type { CartButtonKey } from "../../messages/index.ts";
import { useCartSettings } from "./cart-provider.tsx";

export type ButtonText = (key: CartButtonKey, params?: MessageParams) => string;

/** The texts of the buttons beside a product: they are on pages that load none of the package's other texts. */
export function useButtonText(): ButtonText {
  const { messages } = useCartSettings();
  return useCallback((key, params) => formatMessage(messages[key], params), [messages]);
}

/** A failure's text at its button. A failure whose own text isn't loaded uses the text of the button's act. */
export function useButtonFailure(fallback: CartButtonKey): (failure: Failure) => string {
  const { messages } = useCartSettings();
  return useCallback((failure) => failureText(failure, messages, fallback), [messages, fallback]);
}
