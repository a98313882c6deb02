import { defineMessages } from "@shop/kernel";

/** Texts of the page that explains how to check a draw: sent with it by its loader. */
export const en = defineMessages({
  title: "How to check a draw",
  description:
    "The wheel's draws can be computed again by anyone. This page explains how, and does it in your browser.",
  fixed: "What is fixed before you spin",
  fixedSeeds:
    "For each of your three spins the shop draws a secret seed of 256 bits. Before you spin, the wheel shows its SHA-256 hash under Odds and terms. A seed that was changed afterwards would have another hash.",
  fixedOdds: "The fields and their odds are fixed with the seeds, for as long as your wheel lives.",
  fixedChance:
    "When you press Spin, your browser adds a random value of its own. The shop has committed to its seed before it knows that value, so it can't choose what you draw. Neither can you.",
  rule: "The rule",
  ruleMessage: "Join seed, wheel, number of the spin and your browser's value with colons.",
  ruleDigest: "Compute the SHA-256 of that text, in UTF-8.",
  rulePoint:
    "Read its first four bytes as a number, divide by 4,294,967,296, multiply by 1000 and round down. That is the point, 0 to 999.",
  ruleField:
    "The fields are side by side on the dial, clockwise from the top, each as wide as its odds per thousand. The field with the point is drawn.",
  check: "Check it here",
  checkText: "Everything is computed in your browser. Change a single letter, and the result is wrong.",
});
