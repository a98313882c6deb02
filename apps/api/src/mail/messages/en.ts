import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "footer.why": "You get this mail because this address was entered at {shop}.",
  "greeting.named": "Hello {name},",
  "greeting.unnamed": "Hello,",
  "activation.subject": "Activate your {shop} account",
  "activation.heading": "One step left",
  "activation.body":
    "Press the button to activate your account. You can then sign in with the password you chose, and every free plugin is in your account.",
  "activation.action": "Activate account",
  "activation.expiry": "The link works once, for {hours} hours.",
  "activation.signUp": "The link belongs to the sign-up of {time} UTC and to the password chosen then.",
  "activation.notYou":
    "If you did not sign up then, do not use the link: the password would be somebody else's. Without it the account stays closed.",
  "alreadyRegistered.subject": "You already have a {shop} account",
  "alreadyRegistered.heading": "You already have an account",
  "alreadyRegistered.body":
    "Somebody, probably you, has just tried to sign up with this address. It has an account already, so nothing was changed. Sign in with the password you have.",
  "alreadyRegistered.action": "To the shop",
  "alreadyRegistered.notYou":
    "If it was not you, there is nothing to do: your account and your password are as they were.",
  "contact.subject": "Contact: {subject}",
  "contact.noSubject": "no subject",
  "contact.heading": "A message from the contact form",
  "contact.name": "Name",
  "contact.email": "E-mail",
  "contact.account": "Account",
  "contact.customer": "customer, signed in",
  "contact.guest": "guest",
  "contact.footer": "An answer to this mail goes to the sender.",
  "order.subject": "Your order {number} at {shop}",
  "order.heading": "Paid. Your licences are ready.",
  "order.greeting": "Hello {name},",
  "order.body":
    "Your payment for order {number} arrived on {date}. What you bought is in your account, ready to download.",
  "order.line": "{quantity} × {name}",
  "order.total": "Total, VAT included",
  "order.vat": "of which {rate}% VAT ({country})",
  "order.licence": "Licence: {name}",
  "order.action": "Open my account",
  "order.help": "Something not as it should be? Answer this mail, and name the order number.",
  "footer.order": "You get this mail because you bought something at {shop}. Keep it with your records.",
});
