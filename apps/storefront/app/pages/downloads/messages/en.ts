import { defineMessages } from "@shop/kernel";

/** Texts of the page of downloads: sent with it by its loader. */
export const en = defineMessages({
  description: "What you own and what is free, the files for your system first.",
  title: "Downloads",
  owned: "What you own",
  free: "Free",
  freeText: "They come with every account.",
  freeOwner: "One press adds it to your account, and then it downloads.",
  manuals: "Manuals",
  manual: "Manual",
  manualOf: "Manual of {product}",
  downloadOf: "Download {product} for {platform}",
  loginTitle: "Log in to download what you own",
  loginText:
    "Every installer and pack of yours is listed here. The free plugins below need an account too; it costs nothing.",
  system: "System",
  format: "Format of packs",
  anyFormat: "Any",
  search: "Find a download",
  searchSubmit: "Find",
  found: "{count} of {total} products",
  foundNone: "Nothing matches",
  foundNoneText: "Nothing of yours has this name, or a file for this choice.",
  showAll: "Show everything",
  ownNothing: "Nothing to download yet",
  ownNothingText: "What you buy or redeem appears here. The free products below are yours at a press.",
  toShop: "Go to the shop",
  inAccount: "Key and devices",
  inAccountOf: "Key and devices of {product}",
  goToAccount: "Go to your account",
});
