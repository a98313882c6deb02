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
  questionSearch: "Search the questions",
  questionHint: "A word or two: invoice, rescan, 4x12",
  questionShow: "Search",
  questionCount: "Questions: {count}",
  questionsFound: "Questions found: {count}",
  questionsNone: "No question contains all of these words. Try fewer, or write to us.",
  questionAddress: "Link to this question",
  guideLabel: "Your host and system",
  guideHost: "Plugin host",
  guideSystem: "System",
  guideAll: "All",
  guideEverything: "Shown: the steps for every host and system.",
  guideShown: "Shown: the steps for",
  contactAddress: "Or write an email to",
  firstSteps: "First steps",
});
