import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "popUp.close": "Close",
  "popUp.options": "Options",
  "popUp.fewer": "Show fewer pop-ups",
  "popUp.fewerHint": "Only the discount bar and messages about your cart remain. You can change this in your account.",
});
export type EngagementMessageKey = keyof typeof en;
