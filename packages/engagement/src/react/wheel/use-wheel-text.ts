"use client";
import { formatMessage, type Message, type MessageParams } from "@shop/kernel";
import { useMemo } from "react";
import type { WheelMessageKey } from "../../messages/wheel-en.ts";
import { useEngagementSettings } from "../provider/engagement-provider.tsx";

/** The wheel's texts: `wheelMessagesDe` of this package's root. They are loaded with the wheel, so no provider has them. */
export type WheelMessages = Readonly<Record<WheelMessageKey, Message>>;
export type WheelText = (key: WheelMessageKey, params?: MessageParams) => string;

export function useWheelText(messages: WheelMessages): WheelText {
  const { locale } = useEngagementSettings();
  return useMemo(() => (key, params) => formatMessage(messages[key], params, locale), [messages, locale]);
}
