import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "popUp.close": "Close",
  "popUp.options": "Options",
  "popUp.fewer": "Show fewer pop-ups",
  "chatButton.open": "Open chat",
  "chatButton.opening": "Opening the chat…",
  "chatButton.failed": "The chat could not be loaded. Please try again.",
});
export type EngagementMessageKey = keyof typeof en;
