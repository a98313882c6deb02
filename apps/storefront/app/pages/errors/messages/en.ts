import { defineMessages } from "@shop/kernel";

/** Texts of error pages: fetched when one is shown. */
export const en = defineMessages({
  notFoundTitle: "Track Not Found",
  notFoundText: "Page not found",
  notFoundLink: "Back to the home page",
  notFoundButton: "Go home",
  notFoundHint: "Contact us and we'll get back to you within one business day",
  findTitle: "Look for it here",
  findWords: "Name, sound or cabinet",
  findButton: "Search",
  errorTitle: "Error {status}",
  errorText: "This page could not be shown.",
  errorSafe: "Your cart and your account are safe. Try again, or go home.",
  busyText: "The shop is busy. Please try again in a few seconds.",
});

export type ErrorTextKey = keyof typeof en;
