"use client";
import { formatMessage, type MessageParams } from "@shop/kernel";
import { useCallback } from "react";
import type { EngagementMessageKey } from "../../messages/en.ts";
import { useEngagementSettings } from "./engagement-provider.tsx";

/** Engagement's texts by key, filled in. */
export function useEngagementText(): (key: EngagementMessageKey, params?: MessageParams) => string {
  const { messages, locale } = useEngagementSettings();
  return useCallback((key, params) => formatMessage(messages[key], params, locale), [messages, locale]);
}
