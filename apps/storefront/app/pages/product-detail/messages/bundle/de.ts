import { defineMessages } from "@shop/kernel";

/** Texts about a bundle's parts: sent only with the pages of bundles. */
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
