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
  "newsletterConfirm.subject": "Please confirm: news from {shop}",
  "newsletterConfirm.heading": "Do you want these emails?",
  "newsletterConfirm.body": "Someone, probably you, asked to receive emails about:",
  "newsletterConfirm.action": "Yes, send them",
  "newsletterConfirm.expiry":
    "The link is valid for {life} and works only once. Until you confirm, we won't send you any of these emails.",
  "newsletterConfirm.notYou":
    "If this wasn't you, you can ignore this email: unless you confirm, you won't get any of these emails.",
  "newsletterSubscribed.subject": "You are subscribed to news from {shop}",
  "newsletterSubscribed.heading": "You are subscribed",
  "newsletterSubscribed.body": "From now on, you will get emails about:",
  "newsletterSubscribed.action": "Change or unsubscribe",
  "newsletterSubscribed.end": "The link opens your settings without a password. You can unsubscribe at any time.",
  "newsletterSubscribed.why": "You are receiving this email because you subscribed to the {shop} newsletter.",
});
