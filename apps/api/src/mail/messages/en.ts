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
  "resetPassword.subject": "A new password for your {shop} account",
  "resetPassword.heading": "Set a new password",
  "resetPassword.body":
    "Somebody, probably you, has asked for a new password. The button leads to a form for it. Nothing changes until you send that form.",
  "resetPassword.action": "Set a new password",
  "resetPassword.expiry": "The link works once, for {hours} hours, and only the newest one does.",
  "resetPassword.activates": "Your account has not been activated yet. The new password activates it too.",
  "resetPassword.notYou": "If it was not you, there is nothing to do: your account and your password are as they were.",
  "passwordChanged.subject": "Your {shop} password was changed",
  "passwordChanged.heading": "Your password was changed",
  "passwordChanged.body":
    "The password of your account was changed on {time} UTC, by a link that was sent to this address.",
  "passwordChanged.sessions": "Every browser that was signed in has been signed out. Sign in with the new password.",
  "passwordChanged.notYou":
    "If it was not you, somebody can read your mail. Secure your mailbox first, then ask for a new password in the shop and write to {contact}.",
  "footer.account": "You get this mail because something about your account at {shop} was changed.",
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
