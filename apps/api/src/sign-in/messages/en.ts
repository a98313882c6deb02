import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "alreadyRegistered.subject": "You already have a {shop} account",
  "alreadyRegistered.heading": "You already have an account",
  "alreadyRegistered.body":
    "Someone, probably you, just tried to sign up with this address. It already has an account, so nothing was changed. Log in with your existing password, or choose “Forgot password” in the login form to set a new one.",
  "alreadyRegistered.action": "Log in",
  "resetPassword.subject": "Set a new password for your {shop} account",
  "resetPassword.heading": "Set a new password",
  "resetPassword.body":
    "Someone, probably you, requested a new password. The link opens a form where you can set it. Nothing changes until you submit the form.",
  "resetPassword.action": "Set a new password",
  "resetPassword.expiry": "The link is valid for {life} and works only once. Only the newest link works.",
  "resetPassword.activates": "Your account hasn't been activated yet. Setting a new password activates it too.",
  "passwordChanged.subject": "Your {shop} password was changed",
  "passwordChanged.heading": "Your password was changed",
  "passwordChanged.body":
    "The password of your account was changed on {time} UTC with a link that was sent to this address.",
  "passwordChanged.sessions": "All browsers have been logged out. Log in with your new password.",
  "passwordChanged.notYou":
    "If this wasn't you, someone can read your email. Secure your mailbox first, then request a new password in the shop and write to {contact}.",
  "passwordChanged.bodyByPassword":
    "The password of your account was changed on {time} UTC by someone who was logged in and knew the old one.",
  "passwordChanged.otherSessions": "All other browsers have been logged out.",
  "passwordChanged.notYouByPassword":
    "If this wasn't you, someone knew your password. Request a new one in the shop and write to {contact}.",
});
