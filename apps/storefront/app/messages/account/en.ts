import { defineMessages } from "@shop/kernel";

/** Texts of the account and of what is opened from it: fetched on first use. */
export const en = defineMessages({
  purchaseThanks: "Thank you. Your purchase is complete.",
  purchaseThanksText: "Your new licences are below, and in the mail that is on its way to you.",
  purchaseWaiting: "Payment received, your licence is being made.",
  purchaseWaitingText: "This usually takes a few seconds. The page looks again by itself.",
  purchaseLate: "Your licence is taking longer than usual.",
  purchaseLateText:
    "The payment is safe. The licence comes by mail as soon as the payment provider confirms it; if it hasn't come in an hour, write to us.",
  purchaseLookAgain: "Look again",
  newLicence: "Just bought",
  noteCompletion: "You own {owned} of {count}: {price} for the missing ones.",
  noteFirstPurchase:
    "{loyalty} points as a customer and {first} points on your first purchase until {date} are in the price.",
  noteEdu: "{loyalty} points as a customer and {edu} points for learning or teaching are in the price.",
  noteLoyalty: "Your {loyalty} points as a customer are in the price.",
  noteCampaign: "This is your price as a customer.",
  ownedTitle: "You own this",
  ownedVersion: "You have",
  ownedNotDownloaded: "not downloaded yet",
  currentVersion: "Current",
  ownedChanges: "What changed",
  ownedOtherFiles: "Other files",
  ownedAnother: "Buy another licence",
  emptyCartReduced: "Reduced now",
  emptyCartFree: "Free",
  emptyCartFreeLead: "They come with every account and have no time limit.",
  backToSite: "Back to {site}",
  productsSaved: "The product data is saved as a JSON file.",
  productsNotSaved: "The catalogue could not be loaded, so no file was saved. Check your connection and try again.",
});
