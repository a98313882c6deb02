/** The failure codes of engagement's acts. Each is a key of the messages. */
export const ENGAGEMENT_FAILURES = [
  "engagement.boughtBefore",
  "wheel.closed",
  "wheel.noSpinsLeft",
  "wheel.nothingToClaim",
] as const;
export type EngagementFailureCode = (typeof ENGAGEMENT_FAILURES)[number];

/** The failure codes of the chat. Each is a key of the chat's messages. */
export const CHAT_FAILURES = [
  "chat.failed",
  "chat.emptyMessage",
  "chat.messageTooLong",
  "chat.tooMany",
  "chat.historyFailed",
  "chat.emailFormat",
] as const;
export type ChatFailureCode = (typeof CHAT_FAILURES)[number];
