import { defineMessages } from "@shop/kernel";

/** Texts of the lists of owned products and their files: sent by the loaders of the pages that show one. */
export const en = defineMessages({
  fileLabel: "Download {product} for {system}",
  formatLabel: "Download {product}, {format}",
  have: "You have",
  current: "current is",
  update: "Update",
  upToDate: "Up to date",
  notYet: "Not downloaded yet",
  noFile: "Not for this system",
  more: "More",
  moreOf: "More of {product}",
  all: "Download all for {system}",
  allAnySystem: "Download all",
  allHint: "Your browser may ask once whether this page may download several files.",
  toDownloads: "Go to your downloads",
  send: "Send to my computer",
  sendText: "We email the link of your downloads to {email}. Open it where you install.",
  sent: "The link is on its way. Look into your inbox.",
  sendTooMany: "You have sent it three times within an hour. Look into your inbox, and into spam.",
  sendFailed: "The email could not be sent. Please try again.",
  sendNeedsLogin: "Log in first: the link goes to your account's address.",
});
