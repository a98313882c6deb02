import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "activation.subject": "Activate your {shop} account",
  "activation.heading": "One more step",
  "activation.body":
    "Open the link to activate your account. You can then log in with the password you chose, and all free plugins will be in your account.",
  "activation.action": "Activate account",
  "activation.expiry": "The link is valid for {life} and works only once.",
  "activation.signUp": "The link belongs to the sign-up on {time} UTC and to the password chosen then.",
  "activation.notYou":
    "If you didn't sign up at that time, don't use the link: it would activate a password that someone else chose. Without it, the account stays inactive.",
  "manyLogins.subject": "Many failed logins to your {shop} account",
  "manyLogins.heading": "Someone is trying to guess your password",
  "manyLogins.body":
    "By {time} UTC, {tries} attempts to log in to your account had failed within a day. None of them succeeded.",
  "manyLogins.slowed":
    "We now slow down further attempts. Browsers in which you have logged in before are not affected.",
  "manyLogins.action": "Change your password",
  "manyLogins.why": "You are receiving this email because someone tried to log in to your {shop} account.",
  "manyLogins.advice":
    "If you can't log in elsewhere, use “Forgot password” in the login form: its link always works. If you use the same password on another site, change it in both places. Questions? Write to {contact}.",
  "pin.expiry": "The PIN is valid for {life} and works only once. Only the newest PIN works.",
  "pin.secret": "Don't share it with anyone. We never ask for it by email, by phone or in a chat.",
  "emailChangePin.subject": "Your PIN for a new email address at {shop}",
  "emailChangePin.heading": "Confirm this address",
  "emailChangePin.body":
    "Someone, probably you, wants to use this address for a {shop} account. Enter this PIN where you are asked for it:",
  "emailChangePin.notYou": "If this wasn't you, you can ignore this email: without the PIN, nothing changes.",
  "deletionPin.subject": "Your PIN for deleting your {shop} account",
  "deletionPin.heading": "Confirm the deletion",
  "deletionPin.body": "Someone, probably you, asked to delete your account. Enter this PIN where you are asked for it:",
  "deletionPin.notYou":
    "If this wasn't you, someone is logged in to your account. Change your password: this logs out every other browser.",
});
