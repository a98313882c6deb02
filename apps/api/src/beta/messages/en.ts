import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "confirm.subject": "Please confirm your sign-up: {product} beta",
  "confirm.heading": "One press to go",
  "confirm.body": "Someone, probably you, signed this address up to test {product} before its release.",
  "confirm.then":
    "Once you have confirmed, please read and sign the non-disclosure agreement. You get the test version after that.",
  "confirm.action": "Confirm the sign-up",
  "confirm.notYou":
    "If this wasn't you, you can ignore this email: unless you confirm, there is no sign-up, and the address is deleted after seven days.",
  "link.subject": "Your personal link: {product} beta",
  "link.heading": "Your personal link",
  "link.body":
    "Your sign-up for the {product} beta is confirmed. This link leads to the non-disclosure agreement: to read and sign it, or to download what you have signed.",
  "link.notYou": "If you didn't ask for this email, you can ignore it. Nothing has changed.",
  "nda.action": "Open the agreement",
  "link.personal": "The link is personal: anyone who opens it acts in your name. Please don't forward this email.",
  personal: "The links are personal: anyone who opens them acts in your name. Please don't forward this email.",
  "signed.subject": "You have signed: non-disclosure agreement for {product}",
  "signed.heading": "Signed",
  "signed.body":
    "Thank you for testing {product}. Below is what you have signed, in full. Please keep this email. We will write to you when the test version is ready.",
  "signed.action": "Download it as a document",
  "copy.subject": "Beta of {product}: agreement {version} signed",
  "copy.heading": "An agreement was signed",
  "copy.body": "A tester of {product} has signed the non-disclosure agreement. Your reply goes to the tester.",
  "copy.footer": "You are receiving this because your address is the shop's contact address.",
  "row.agreement": "Agreement",
  "row.version": "Version",
  "row.name": "Name as typed",
  "row.email": "Email",
  "row.time": "Signed on",
  "row.hash": "SHA-256 of the text",
  "document.signature": "Signature",
  "document.note": "Signed electronically with {shop}. The hash names the exact words above.",
});
