import { defineMessages } from "@shop/kernel";

/** What follows a text of the operator: sent with the page by its loader. */
export const en = defineMessages({
  contactTitle: "Write to us",
  contactText: "An engineer reads it. We answer within one business day.",
});
