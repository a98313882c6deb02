import { defineMessages } from "@shop/kernel";

/** What a bundle's page says of its parts: sent with the pages of bundles alone. */
export const de = defineMessages({
  includedTitle: "Enthalten",
  ledgerTitle: "Was es spart",
  part: "Produkt",
  apart: "Einzeln",
  owned: "Haben Sie",
  apartSum: "Einzeln kosten sie",
  bundlePrice: "Das Bundle",
  saved: "Sie sparen",
  missingApart: "Was Ihnen fehlt, einzeln",
  missingPrice: "Die fehlenden, für Sie",
});
