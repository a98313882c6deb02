import { defineMessages } from "@shop/kernel";

/** The texts of the buttons beside a product: the only texts of this package that a page needs before anybody acts. */
export const cartButtonsEn = defineMessages({
  "cart.add": "Add to cart",
  "cart.adding": "Adding…",
  "cart.packInCart": "In your cart",
  "cart.limitReached": "{count} in your cart",
  "cart.limitReachedNote": "Limit {count} per cart.",
  "cart.packInCartNote": "You only need an IR Pack once.",
  "cart.getFree": "Get it on your account page",
  "cart.freeNote": "This one is free.",
  "cart.notForSale": "Not for sale",
  "cart.owned": "You own this.",
  "cart.ownedAnotherLicence": "You own this. Buying it again gives you another licence.",
  "cart.couldNotAdd": "Error. Could not add item to cart.",
  "checkout.opening": "Opening checkout…",
  "checkout.buyNow": "Buy now",
  "checkout.buyNowFailed": "Purchase error. Please try again later.",
  "checkout.closed": "You left the checkout before paying. Nothing was charged.",
  "checkout.external": "The payment page could not be shown here. It opens in a tab of its own:",
  "checkout.externalLink": "Open the payment page",
});
