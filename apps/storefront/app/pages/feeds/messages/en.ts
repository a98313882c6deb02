import { defineMessages } from "@shop/kernel";

/** Texts of the feeds, which no script contains. */
export const en = defineMessages({
  tutorials: "Tutorials",
  releases: "New versions",
  products: "Products",
  unknownCurrency: "Choose one of these currencies: {currencies}.",
  texts: "Help and legal texts",
  feeds: "Feeds",
});
