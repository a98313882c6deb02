import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  tutorials: "Tutorials",
  releases: "Neue Versionen",
  products: "Produkte",
  unknownCurrency: "Wählen Sie eine dieser Währungen: {currencies}.",
  texts: "Hilfe und Rechtliches",
  feeds: "Feeds",
});
