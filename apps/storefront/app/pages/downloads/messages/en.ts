import { defineMessages } from "@shop/kernel";

/** Texts of the page of downloads: sent with it by its loader. */
export const en = defineMessages({
  title: "Downloads",
  description: "Free plugins and everything you own, by platform and format.",
  owned: "What you own",
  ownedText: "Licences, installers and packs are in your account.",
  free: "Free plugins",
  freeText: "They come with every account: log in and download.",
  manuals: "Manuals",
  goToAccount: "Go to your account",
  downloadOf: "Download {product} for {platform}",
});
