import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "popUp.close": "Close",
  "popUp.options": "Options",
  "popUp.fewer": "Show fewer pop-ups",
  "wheel.closed": "The wheel isn't turning at the moment.",
  "wheel.noSpinsLeft": "You have used your three spins.",
  "wheel.nothingToClaim": "There is no pack waiting for you here.",
  "countdown.label": "Until the offer ends",
  "countdown.pause": "Pause the countdown",
  "countdown.endsAt": "Ends {moment} UTC",
  "countdown.ended": "This offer has ended.",
  "popUp.fewerHint": "Only the discount bar and messages about your cart remain. You can change this in your account.",
  "exit.title": "Special Offer",
  "exit.cartLead": "Your cart is still here",
  "exit.cartItems": "In your cart",
  "exit.cartTotal": "Total",
  "exit.cartLine": "{quantity} × {name}",
  "exit.checkout": "Proceed to Checkout",
  "exit.browse": "Continue Browsing",
  "exit.tutorialLead": "You are in the middle of it",
  "exit.tutorialText": "The rest of this tutorial takes a few minutes. What you hear by its end is worth them.",
  "exit.learn": "Keep Learning",
  "exit.leave": "Leave Anyway",
  "exit.productLead": "5 % off your first order",
  "exit.productText":
    "A coupon of your own, for accounts that have bought nothing yet. It counts for one order within seven days, on top of other discounts, up to 50 % in all.",
  "exit.getDiscount": "Get My Discount",
  "exit.noThanks": "No Thanks",
  "exit.defaultLead": "Is something missing?",
  "exit.defaultText":
    "Ask the people who measure and build what is sold here. You have a reply within one business day.",
  "exit.contact": "Contact Us",
  "exit.later": "Maybe Later",
  "engagement.boughtBefore": "This offer is for accounts that have bought nothing yet.",
});
export type EngagementMessageKey = keyof typeof en;
