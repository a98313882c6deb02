import { defineMessages } from "@shop/kernel";

/** What is beside and below a text of the operator: sent with the page by its loader. */
export const en = defineMessages({
  onThisPage: "On this page",
  related: "See also",
  productsTitle: "The plugins in these steps",
  contactTitle: "Write to us",
  contactText: "An engineer reads it. We answer within one business day.",
  policyTitle: "What is stored and sent",
  policyText:
    "Everything that this shop and its services keep in your browser, for how long, and whom they send to. What isn’t necessary runs only after your consent.",
  policyButton: "Change your choice",
});
