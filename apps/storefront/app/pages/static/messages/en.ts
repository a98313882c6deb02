import { defineMessages } from "@shop/kernel";

/** What follows a text of the operator: sent with the page by its loader. */
export const en = defineMessages({
  contactTitle: "Write to us",
  contactText: "An engineer reads it. We answer within one business day.",
  policyTitle: "What is stored and sent",
  policyText:
    "Everything that this shop and its services keep in your browser, for how long, and whom they send to. What isn’t necessary runs only after your consent.",
  policyButton: "Change your choice",
});
