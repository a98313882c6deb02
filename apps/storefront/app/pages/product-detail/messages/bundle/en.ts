import { defineMessages } from "@shop/kernel";

/** Texts about a bundle's parts: sent only with the pages of bundles. */
export const en = defineMessages({
  includedTitle: "Included",
  ledgerTitle: "What it saves",
  part: "Product",
  apart: "Apart",
  owned: "You own it",
  apartSum: "Apart they cost",
  bundlePrice: "The bundle",
  saved: "You save",
  missingApart: "What you don't own, apart",
  missingPrice: "The missing ones, for you",
});
