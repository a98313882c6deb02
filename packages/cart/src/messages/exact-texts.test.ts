import { expect, test } from "vitest";
import { cartButtonsEn } from "./buttons-en.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";

test.each([
  ["cart.owned", "You own this."],
  ["cart.ownedAnotherLicence", "You own this. Buying it again gives you another licence."],
  ["cart.couldNotAdd", "Error. Could not add item to cart."],
  ["checkout.buyNowFailed", "Purchase error. Please try again later."],
] as const)("the button's text %s reads '%s'", (key, text) => {
  expect(cartButtonsEn[key]).toBe(text);
});

test.each([["checkout.windowFailed", "Checkout konnte nicht geöffnet werden"]] as const)(
  "the German text %s reads '%s'",
  (key, text) => {
    expect(de[key]).toBe(text);
  },
);

test.each([
  ["cart.packAlreadyInCart", "You already have that IR Pack in your cart."],
  ["cart.itemLimitReached", "Reached cart limit for this item."],
  ["cart.freeProduct", "Error: Can't add a free product. Go to the account page for free products."],
  ["cart.empty", "Your cart is empty"],
  ["cart.nothingToUndo", "No previous action to undo"],
  ["cart.undoFailed", "Error undoing last action"],
  ["cart.continueShopping", "Continue shopping"],
  ["cart.proceed", "Proceed to Checkout"],
  ["cart.clear", "Empty shopping cart"],
  ["cart.whyPrice", "Why this price?"],
  ["cart.whyTotal", "Why this total?"],
  ["checkout.failed", "Checkout error. Please try again later."],
  ["checkout.windowFailed", "Failed to open checkout window. Please try again later."],
  ["checkout.scriptFailed", "Failed to load checkout script"],
  ["checkout.noSessionId", "No session ID provided"],
  ["checkout.noSession", "There is no open payment for your cart. Please start the checkout again."],
  [
    "checkout.paymentUnavailable",
    "Payment is not available at the moment. Nothing was charged: please try again in a few minutes.",
  ],
  ["checkout.loginToContinue", "Please login or sign up to continue."],
  ["checkout.quickStarting", "Quick checkout starting..."],
] as const)("the cart's text %s reads '%s'", (key, text) => {
  expect(en[key]).toBe(text);
});

test.each([["review.order", "zahlungspflichtig bestellen"]] as const)(
  "the German review's text %s reads '%s'",
  (key, text) => {
    expect(de[key]).toBe(text);
  },
);

test.each([["review.order", "Order with obligation to pay"]] as const)(
  "the review's text %s reads '%s'",
  (key, text) => {
    expect(en[key]).toBe(text);
  },
);

test.each([["review.order", "支払義務を伴う注文を確定する"]] as const)(
  "the Japanese review's text %s reads '%s'",
  (key, text) => {
    expect(ja[key]).toBe(text);
  },
);
