import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "popUp.close": "Close",
  "popUp.options": "Options",
  "popUp.fewer": "Show fewer pop-ups",
  "wheel.closed": "The wheel isn't turning at the moment.",
  "wheel.noSpinsLeft": "You have used your three spins.",
  "wheel.nothingToClaim": "There is no pack waiting for you here.",
});
export type EngagementMessageKey = keyof typeof en;
