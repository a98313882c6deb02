import { expect, test } from "vitest";
import { messages } from "../index.ts";
import { accountMessages } from "./index.ts";

test.each([
  ["ACCT-06", "account.deletionConfirmFailed", "Failed to confirm account deletion. Please try again."],
  ["ACCT-07", "account.emailConfirmFailed", "Failed to confirm email change. Please try again."],
  [
    "ACCT-07",
    "account.revokeLinkInvalid",
    "This link is no longer valid. If you didn't ask for the change, write to us.",
  ],
  ["ACCT-08", "newsletter.unsubscribeFailed", "Failed to unsubscribe from newsletters"],
  ["ACCT-08", "newsletter.unsubscribeUnprocessed", "Newsletter unsubscribe was not processed correctly"],
] as const)("[%s] the account's text %s reads '%s'", (_id, key, text) => {
  expect(accountMessages.en[key]).toBe(text);
});

test.each([
  ["AUTH-05", "auth.passwordTooLong", "This password is too long."],
  ["AUTH-05", "auth.passwordTooWeak", "This password is too easy to guess. Please choose another one."],
  ["AUTH-13", "signIn.reason.activated", "Thank you for activating your account. Please sign in."],
  ["SAFE-07", "signIn.password.create", "New here? Create an account"],
] as const)("[%s] the sign-in's text %s reads '%s'", (_id, key, text) => {
  expect(messages.en[key]).toBe(text);
});
