import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "newsletter.products.title": "Neue Produkte",
  "newsletter.products.description":
    "Wenn ein Plugin oder ein Pack erscheint und wenn es für eines Ihrer Produkte ein Update gibt.",
  "newsletter.sales.title": "Aktionen und Angebote",
  "newsletter.sales.description": "Aktionen, Gutscheine und Angebote, die bald enden.",
  "newsletter.tutorials.title": "Tutorials",
  "newsletter.tutorials.description": "Wie Sie mehr aus dem machen, was Sie haben: mikrofonieren, mischen, messen.",
  "newsletter.betas.title": "Betatests",
  "newsletter.betas.description": "Einladungen, Unfertiges auszuprobieren und zu sagen, was daran nicht stimmt.",
  "newsletterConfirm.subject": "Bitte bestätigen: Neues von {shop}",
  "newsletterConfirm.heading": "Möchten Sie diese E-Mails erhalten?",
  "newsletterConfirm.body": "Jemand, vermutlich Sie selbst, möchte E-Mails zu diesen Themen erhalten:",
  "newsletterConfirm.action": "Ja, bitte senden",
  "newsletterConfirm.expiry":
    "Der Link ist {life} gültig und funktioniert nur einmal. Bevor Sie bestätigen, senden wir Ihnen keine dieser E-Mails.",
  "newsletterConfirm.notYou":
    "Falls Sie das nicht waren, können Sie diese E-Mail ignorieren: Ohne Bestätigung erhalten Sie keine dieser E-Mails.",
  "newsletterSubscribed.subject": "Sie erhalten jetzt Neues von {shop}",
  "newsletterSubscribed.heading": "Sie haben den Newsletter abonniert",
  "newsletterSubscribed.body": "Ab jetzt erhalten Sie E-Mails zu diesen Themen:",
  "newsletterSubscribed.action": "Ändern oder abbestellen",
  "newsletterSubscribed.end": "Der Link öffnet Ihre Einstellungen ohne Passwort. Sie können sich jederzeit abmelden.",
  "newsletterSubscribed.why": "Sie erhalten diese E-Mail, weil Sie den Newsletter von {shop} abonniert haben.",
});
