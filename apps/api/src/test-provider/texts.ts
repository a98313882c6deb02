import type { CardFieldError } from "./test-cards.ts";

/** The words of the test provider's pages: a tool for developers and demonstrations, in English alone. */
export const TEXTS = {
  testMark: "Test payment",
  noMoney: "No money moves",
  provider: "Test bank",
  payTitle: "Pay {shop}",
  amountDue: "Amount due",
  order: "Your order",
  multiBuy: "Multi-buy",
  coupon: "Coupon {code}",
  vat: "VAT not charged",
  chooseCard: "Test cards",
  chooseCardNote: "Choose one to fill in the form. Never type a real card here.",
  number: "Card number",
  expiry: "Expires",
  expiryHint: "MM/YY",
  cvc: "Security code",
  pay: "Pay {amount}",
  cancel: "Cancel and return to the shop",
  declined: "Your card was declined. Try another card.",
  challengeTitle: "Confirm it's you",
  challengeText: "The bank of this test card asks for a second step (3-D Secure) before it pays {amount} to {shop}.",
  challengeComplete: "Complete authentication",
  challengeFail: "Fail authentication",
  challengeFailed: "Authentication failed. Nothing was charged. Try again, or another card.",
  paidTitle: "Paid",
  paidText: "The test bank has accepted {amount} for {shop}. The shop hears of it by a signed message.",
  continue: "Continue to the shop",
  expiredTitle: "This payment session has run out",
  expiredText: "Nothing was charged. Your cart is as it was: start the checkout again from there.",
  missingTitle: "There is no such payment session",
  missingText: "The address is not complete, or the session has been cleared away. Nothing was charged.",
  back: "Back to the shop",
} as const;

export const FIELD_ERRORS: Readonly<Record<CardFieldError, string>> = {
  "number.incomplete": "Enter the whole card number, or choose a test card above.",
  "number.unknown": "This page takes test cards only. Choose one above.",
  "expiry.unreadable": "Enter month and year, such as 12/34.",
  "expiry.past": "This card has expired. Enter a date to come.",
  "cvc.unreadable": "Enter the three or four digits on the card.",
};

export const CARD_NAMES = {
  accepted: "Accepted",
  declined: "Declined",
  challenge: "Asks for 3-D Secure",
  acceptedLate: "Accepted, webhook late",
} as const;
