import { defineMessages } from "@shop/kernel";

/** The texts of cards and prices: the only texts of this package that a page needs before anybody acts. */
export const catalogShelfEn = defineMessages({
  "catalog.regularPrice": "Regular price:",
  "catalog.priceNow": "Now:",
  "catalog.price": "Price:",
  "catalog.onSale": "On sale",
  "catalog.personalPrice": "Your price",
  "catalog.accountPrice": "With an account: {price}.",
  "catalog.firstPurchasePrice": "New here? {price} on the first purchase within a week of signing up.",
  "catalog.ownedParts": "You own {owned} of {count}",
  "catalog.free": "Free",
  "catalog.owned": "Owned",
  "catalog.inCart": "In cart",
  "catalog.updateAvailable": "Update",
  "catalog.type.plugin": "Plugin",
  "catalog.type.samplepack": "IR pack",
  "catalog.type.bundle": "Bundle",
  "catalog.type.other": "Service",
  "catalog.emptyTitle": "Nothing here yet",
});
