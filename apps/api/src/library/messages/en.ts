import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "downloads.subject": "Your downloads at {shop}",
  "downloads.heading": "Your downloads",
  "downloads.body":
    "You sent this to yourself to continue on your computer. The page lists everything you own, with one button per product for the computer that opens it.",
  "downloads.login": "Open it on that computer, and log in with this address.",
  "downloads.action": "Go to your downloads",
});
