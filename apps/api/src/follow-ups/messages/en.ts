import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "followUp.consent": "You subscribed to our newsletter and allowed marketing in the cookie settings.",
  "followUp.unsubscribe": "Unsubscribe",
});
