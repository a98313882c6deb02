import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "contact.subject": "Kontakt: {subject}",
  "contact.noSubject": "ohne Betreff",
  "contact.heading": "Eine Nachricht aus dem Kontaktformular",
  "contact.name": "Name",
  "contact.email": "E-Mail",
  "contact.account": "Konto",
  "contact.customer": "Kunde, angemeldet",
  "contact.guest": "Gast",
  "contact.footer": "Antworten auf diese E-Mail gehen an den Absender.",
  "contactCopy.subject": "Ihre Nachricht an {shop} ist angekommen",
  "contactCopy.heading": "Ihre Nachricht ist angekommen",
  "contactCopy.body":
    "Vielen Dank für Ihre Nachricht. Wir antworten innerhalb eines Werktags per E-Mail an diese Adresse.",
  "contactCopy.yourMessage": "Ihre Nachricht",
  "contactCopy.notYou":
    "Falls Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse eingegeben. Sie müssen nichts tun.",
  "contactCopy.why": "Sie erhalten diese E-Mail, weil Sie {shop} aus Ihrem Konto geschrieben haben.",
});
