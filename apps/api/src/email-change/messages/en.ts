import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "emailChange.untilThen":
    "Until then, log in with your old address. When the new one takes effect, all browsers will be logged out.",
  "emailChangeAnnounced.subject": "The email address of your {shop} account will change",
  "emailChangeAnnounced.heading": "Your email address will change",
  "emailChangeAnnounced.body": "On {time} UTC, the address of your account will change to {email}.",
  "emailChangeAnnounced.action": "Keep the old address",
  "emailChangeAnnounced.notYou":
    "If this wasn't you, someone knows your password. The link opens a page where you can cancel the change and log out all browsers. Then set a new password.",
  "emailChangeWelcome.subject": "This will be the address of your {shop} account",
  "emailChangeWelcome.heading": "Your new address is confirmed",
  "emailChangeWelcome.body": "On {time} UTC, this will become the address of your account.",
  "emailChangeWelcome.takeBack":
    "Until then, you can cancel the change in your account or with the email to the old address.",
  "emailChangeRevoked.subject": "The email address of your {shop} account stays the same",
  "emailChangeRevoked.heading": "The change was cancelled",
  "emailChangeRevoked.body":
    "The change to {email} was cancelled on {time} UTC. Your account keeps its current address.",
  "emailChangeRevoked.newPassword":
    "All browsers have been logged out. The person who started the change knew your password: set a new one now.",
  "emailChanged.subject": "The email address of your {shop} account has changed",
  "emailChanged.heading": "Your email address has changed",
  "emailChanged.body": "Since {time} UTC, the address of your account has been {email}. Your password hasn't changed.",
  "emailChanged.sessions": "All browsers have been logged out. Log in with the new address.",
  "emailChangeFailed.subject": "The email address of your {shop} account stays the same",
  "emailChangeFailed.heading": "The change was not possible",
  "emailChangeFailed.body":
    "The address of your account couldn't be changed to {email} because another account uses it now. Your account keeps its current address.",
  "addressInUse.subject": "This address already has a {shop} account",
  "addressInUse.heading": "This address already has an account",
  "addressInUse.body":
    "Someone, probably you, wanted to use this address for another {shop} account. It already belongs to an account, so nothing was changed. An address can have only one account.",
});
