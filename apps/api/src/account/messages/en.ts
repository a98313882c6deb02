import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "deletionScheduled.subject": "Your {shop} account will be deleted",
  "deletionScheduled.heading": "Your account will be deleted",
  "deletionScheduled.body":
    "As you confirmed with your PIN, your account will be deleted on {time} UTC, with its licences and downloads. All browsers have been logged out.",
  "deletionScheduled.cancel": "Changed your mind? Log in before {time} UTC to cancel the deletion.",
  "deletionScheduled.action": "Log in",
  "deletionScheduled.kept":
    "We keep orders and invoices separately for as long as the law requires. Data about you that remains in logs and backups is gone no later than 90 days after the deletion.",
  "deletionScheduled.notYou": "If this wasn't you, log in, set a new password and write to {contact}.",
  "deletionCancelled.subject": "Your {shop} account will not be deleted",
  "deletionCancelled.heading": "The deletion was cancelled",
  "deletionCancelled.body":
    "Someone, probably you, logged in on {time} UTC. This cancelled the deletion of your account. Nothing in it has changed.",
  "deletionCancelled.notYou": "If this wasn't you, someone knows your password. Set a new one and write to {contact}.",
});
