"use client";
import { formatMessage } from "@shop/kernel";
import { useCallback, useMemo } from "react";
import type { ReviewMessageKey } from "../../messages/index.ts";
import { reviewEn } from "../../messages/review-en.ts";
import { useCartSettings } from "../provider/cart-provider.tsx";

export type ReviewText = (key: ReviewMessageKey, params?: Readonly<Record<string, string | number>>) => string;

/** The review step's texts: the provider's, or English if it gives none. They load with the step, not with the other parts. */
export function useReviewText(): ReviewText {
  const { messages } = useCartSettings();
  const own = useMemo(() => ({ ...reviewEn, ...messages }), [messages]);
  return useCallback((key, params) => formatMessage(own[key], params), [own]);
}
