import { expect, test } from "vitest";
import { en as errorsEn } from "../pages/errors/messages/en.ts";
import { en as accountEn } from "./account/en.ts";
import { en } from "./en.ts";

test.each([
  ["purchaseWaiting", "Payment received, your licence is being made."],
  ["purchaseLookAgain", "Look again"],
  ["ownedTitle", "You own this"],
  ["ownedAnother", "Buy another licence"],
] as const)("the account's text %s reads '%s'", (key, text) => {
  expect(accountEn[key]).toBe(text);
});

test.each([
  ["loggedInAs", "logged in as {name}"],
  ["logOut", "Log out"],
  ["logOutAccount", "Logout"],
  ["signOut", "Sign out"],
  ["signIn", "Log in"],
  ["loyaltyHint", "Log in for 15% of the regular price off everything, on top of any sale, up to 50% in all."],
] as const)("the shell's text %s reads '%s'", (key, text) => {
  expect(en[key]).toBe(text);
});

test.each([
  ["notFoundTitle", "Track Not Found"],
  ["notFoundText", "Page not found"],
  ["notFoundHint", "Contact us and we'll get back to you within one business day"],
] as const)("the error page's text %s reads '%s'", (key, text) => {
  expect(errorsEn[key]).toBe(text);
});
