import { defineMessages } from "@shop/kernel";

/** The failures of beta programmes. A browser gets them as text. */
export const betaEn = defineMessages({
  "beta.nameMissing": "Please enter your name.",
  "beta.systemMissing": "Please choose your operating system.",
  "beta.hostMissing": "Please enter the name of your host.",
  "beta.recordsMissing": "Please say what you record. One sentence is enough.",
  "beta.microphonesInvalid": "Please enter a whole number from 1 to {most}.",
  "beta.closed": "This programme takes no sign-ups at the moment.",
  "beta.full": "All places of this programme are taken.",
  "beta.linkInvalid": "This link is not valid. Please have a new one sent to you.",
  "beta.notConfirmed": "Please confirm your sign-up first, by the link in our email.",
  "beta.signatureMissing": "Please type your full name.",
  "beta.agreementMissing": "Please tick the box if you agree.",
  "beta.textChanged": "The text has changed in the meantime. Please read the new version and sign that.",
  "beta.tooManyTries": "Too many attempts. Please wait a while and try again.",
});
export type BetaMessageKey = keyof typeof betaEn;
