import { expect, test } from "vitest";
import { en } from "./en.ts";
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
  ["account.passwordWrong", "Your current password is incorrect."],
  ["account.profileFailed", "An unexpected error occurred. Please try again."],
  ["account.emailFormat", "Please enter a valid email address."],
  ["account.emailsDiffer", "New email and confirmation email do not match."],
  ["account.sameEmail", "New email cannot be the same as the current email."],
  ["account.emailChangeFailed", "Failed to initiate email change. Please try again."],
  ["account.deletionFailed", "Failed to initiate account deletion. Please try again."],
  ["account.exception", "An error occurred. Please try again later."],
  ["newsletter.linkIncomplete", "Invalid unsubscribe link. Required parameters are missing."],
  ["newsletter.linkFormat", "Invalid unsubscribe link format."],
  ["newsletter.linkEmail", "Invalid email address in unsubscribe link."],
  ["newsletter.failed", "Failed to update newsletter settings"],
  ["newsletter.exception", "There was an error updating your settings. Please try again."],
  [
    "redeem.badFormat",
    "Invalid redeem code format. Please make sure you have a valid code and the copy & paste was correct.",
  ],
  ["redeem.codeUsed", "The entered redeem code was already used."],
  ["redeem.exception", "An error occurred while redeeming your code. Please try again."],
  ["rating.starsMissing", "You haven't rated yet. Please click on the stars to set a value between 1 and 5 stars."],
  ["rating.commentMissing", "Please provide a comment with your rating."],
  ["rating.tooMany", "You have rated a lot in a short time. Please try again in an hour."],
  ["rating.failed", "An unexpected error occurred while rating the product."],
  ["rating.exception", "An error occurred while processing your rating."],
  ["account.goBack", "Go back"],
  ["profile.title", "User Settings"],
  ["newsletter.title", "Newsletter Signup"],
  ["unsubscribe.title", "Unsubscribe"],
  ["confirmNewsletter.title", "Confirm Newsletter"],
  ["emailChange.title", "Change Account Email"],
  ["revokeEmail.title", "Cancel Email Change"],
  ["deletion.title", "Delete Account"],
] as const)("the account's text %s reads '%s'", (key, text) => {
  expect(en[key]).toBe(text);
});

test.each([
  ["transfer.recipientRefused", "Please enter a valid email address."],
  ["redeem.title", "Redeem Code"],
  ["closing.keepOpen", "Keep open"],
  ["rate.title", "Rate Product"],
  ["transfer.title", "Transfer Licence"],
  ["transfer.next", "Continue"],
  ["transfer.goBack", "Go back"],
] as const)("the desk's text %s reads '%s'", (key, text) => {
  expect(en[key]).toBe(text);
});
