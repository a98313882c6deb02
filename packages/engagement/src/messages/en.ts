import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "popUp.close": "Close",
  "popUp.options": "Options",
  "popUp.fewer": "Show fewer pop-ups",
});
export type EngagementMessageKey = keyof typeof en;
