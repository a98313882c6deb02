import { defineMessages } from "@shop/kernel";

/** The failures of contests and drip pages. A browser gets them as text; no pop-up needs them. */
export const en = defineMessages({
  "contest.notOpen": "This contest takes no entries.",
  "contest.rulesNotAccepted": "Please accept the rules to take part.",
  "contest.linkInvalid": "This link is not valid. Please use the newest email that we sent you, or enter again.",
  "contest.tooManyTries": "Too many attempts. Please wait a while and try again.",
  "drip.unknown": "This page has no offer at the moment.",
  "drip.notInvited": "This offer is for readers of our letters. Please open it by the link in the email.",
});
export type SaleMessageKey = keyof typeof en;
