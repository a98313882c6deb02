"use client";
export { ChatButton, type ChatButtonProps, type LoadedChat } from "./chat/chat-button.tsx";
export {
  type EngagementMessages,
  EngagementProvider,
  type EngagementProviderProps,
  useEngagementSettings,
} from "./provider/engagement-provider.tsx";
