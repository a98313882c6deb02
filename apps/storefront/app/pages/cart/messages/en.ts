import { defineMessages } from "@shop/kernel";

/** Texts of the cart's plain forms, for browsers without scripts: written into the page by its loader. */
export const en = defineMessages({
  added: "It is in your cart.",
  quantityChanged: "The quantity was changed.",
  removed: "It was removed from your cart.",
  cleared: "Your cart was emptied.",
  couponAdded: "The coupon was applied.",
  couponRemoved: "The coupon was removed.",
  undone: "Your last change was undone.",
  currencyChosen: "Prices are shown in the currency you chose.",
  wrongForm: "That could not be understood. Please try again.",
  quantityOf: "Quantity of {name}",
  change: "Change",
  remove: "Remove",
  inCurrency: "Show prices in this currency",
  payNeedsScripts: "Paying needs JavaScript. What is in your cart stays there for 30 days.",
});
