import { defineMessages } from "@shop/kernel";

/** Texts of the home page: sent with it by its loader. */
export const en = defineMessages({
  title: "Plugins and cabinet impulse responses, measured",
  lead: "Every pack shows the spectra of the files inside it. Every plugin says what it does to phase. You hear what you see.",
  shop: "See everything",
  packs: "Browse the IR packs",
  featured: "Featured",
  offers: "On offer now",
  offersLead: "The percentage is off the regular price, for everybody. Logged in, 15 points more.",
  proof: "In figures",
  proofPacks: "cabinets in the catalogue",
  proofProducts: "products, every one with its files listed and checksummed",
  proofFree: "plugins that cost nothing",
  tutorials: "Newest tutorials",
  allTutorials: "All tutorials",
  description: "Audio plugins and guitar cabinet impulse responses by people who measure what they sell.",
});
