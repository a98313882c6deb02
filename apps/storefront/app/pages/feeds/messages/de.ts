import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  tutorials: "Tutorials",
  releases: "Neue Versionen",
  products: "Produkte",
  texts: "Hilfe und Rechtliches",
  feeds: "Feeds",
});
