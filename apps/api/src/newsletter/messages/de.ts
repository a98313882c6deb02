import type { NewsletterTexts } from "./en.ts";

export const de: NewsletterTexts = {
  "newsletter.products.title": "Neue Produkte",
  "newsletter.products.description":
    "Wenn ein Plugin oder ein Paket erscheint und wenn es für eines Ihrer Produkte ein Update gibt.",
  "newsletter.sales.title": "Aktionen und Angebote",
  "newsletter.sales.description": "Aktionen, Gutscheine und Preise, die bald enden.",
  "newsletter.tutorials.title": "Anleitungen",
  "newsletter.tutorials.description": "Wie Sie mehr aus dem machen, was Sie haben: mikrofonieren, mischen, messen.",
  "newsletter.betas.title": "Betatests",
  "newsletter.betas.description": "Einladungen, Unfertiges auszuprobieren und zu sagen, was daran nicht stimmt.",
};
