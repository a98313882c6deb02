import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "contact.subject": "Contact: {subject}",
  "contact.noSubject": "no subject",
  "contact.heading": "A message from the contact form",
  "contact.name": "Name",
  "contact.email": "Email",
  "contact.account": "Account",
  "contact.customer": "customer, logged in",
  "contact.guest": "guest",
  "contact.footer": "Replies to this email go to the sender.",
  "contactCopy.subject": "Your message to {shop} has arrived",
  "contactCopy.heading": "Your message has arrived",
  "contactCopy.body": "Thank you for your message. We will reply by email to this address within one business day.",
  "contactCopy.yourMessage": "Your message",
  "contactCopy.notYou":
    "If you didn't write to us, someone entered your address by mistake. You don't need to do anything.",
  "contactCopy.why": "You are receiving this email because you wrote to {shop} while logged in.",
});
