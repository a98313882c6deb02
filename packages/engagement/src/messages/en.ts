import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "popUp.close": "Close",
  "popUp.options": "Options",
  "popUp.fewer": "Show fewer pop-ups",
  "chatButton.open": "Open chat",
  "chatButton.opening": "Opening the chat…",
  "chatButton.failed": "The chat could not be loaded. Please try again.",
  "wheel.closed": "The wheel isn't turning at the moment.",
  "wheel.noSpinsLeft": "You have used your three spins.",
  "wheel.nothingToClaim": "There is no pack waiting for you here.",
  "saleSidebar.everybody": "Everybody",
  "saleSidebar.withLogin": "With login",
  "saleSidebar.opens": "Opens {moment} UTC",
  "saleSidebar.over": "This sale is over. Regular prices apply.",
  "saleSidebar.go": "See the sale",
  "saleSidebar.all": "All sales",
  "contestSidebar.worth": "Prizes worth {worth}.",
  "contestSidebar.free": "One entry per address. Nothing has to be bought.",
  "contestSidebar.go": "Take part",
  "contestSidebar.endsIn": "Until the contest ends",
  "countdown.label": "Until the offer ends",
  "countdown.pause": "Pause the countdown",
  "countdown.endsAt": "Ends {moment} UTC",
  "countdown.ended": "This offer has ended.",
  "popUp.fewerHint": "Only the discount bar and messages about your cart remain. You can change this in your account.",
});
export type EngagementMessageKey = keyof typeof en;
