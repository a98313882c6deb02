import { defineMessages } from "@shop/kernel";

/** Texts of the page for coupons and codes, beside those of the account. */
export const en = defineMessages({
  couponTitle: "Coupon or code",
  couponDescription: "One field for both: a coupon for your cart, or a redeem code that you were given.",
  couponPlace: "Your cart",
  couponField: "Coupon or code",
  couponHint: "Redeem codes have five groups of five: ABCDE‑12345‑…",
  couponSubmit: "Apply",
  couponEmpty: "Enter a coupon or a code.",
  couponApplied: "The coupon was applied.",
  couponTakes: "{code} takes {amount} off. Your cart with {products} now costs {total}.",
  couponWaits: "The discount is waiting in your cart. It comes off as soon as you add a product that it is for.",
  couponChoose: "Choose a product",
  couponToCart: "Go to the cart",
});
