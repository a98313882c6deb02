import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "newsletter.products.title": "New products",
  "newsletter.products.description": "When a plugin or a pack comes out, and when one you own gets an update.",
  "newsletter.sales.title": "Sales and offers",
  "newsletter.sales.description": "Campaigns, coupons and prices that end soon.",
  "newsletter.tutorials.title": "Tutorials",
  "newsletter.tutorials.description": "How to get more out of what you have: miking, mixing, measuring.",
  "newsletter.betas.title": "Beta tests",
  "newsletter.betas.description": "Invitations to try what isn't finished, and to say what is wrong with it.",
});

/** The texts of the categories in one language. */
export type NewsletterTexts = Readonly<Record<keyof typeof en, string>>;
