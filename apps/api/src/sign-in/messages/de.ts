import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "alreadyRegistered.subject": "Sie haben bereits ein Konto bei {shop}",
  "alreadyRegistered.heading": "Sie haben bereits ein Konto",
  "alreadyRegistered.body":
    "Gerade hat jemand, vermutlich Sie selbst, versucht, sich mit dieser Adresse zu registrieren. Sie gehört bereits zu einem Konto, daher wurde nichts geändert. Melden Sie sich mit Ihrem bisherigen Passwort an, oder legen Sie bei der Anmeldung unter „Passwort vergessen“ ein neues fest.",
  "alreadyRegistered.action": "Anmelden",
  "resetPassword.subject": "Ein neues Passwort für Ihr Konto bei {shop}",
  "resetPassword.heading": "Neues Passwort festlegen",
  "resetPassword.body":
    "Jemand, vermutlich Sie selbst, hat ein neues Passwort angefordert. Der Link öffnet ein Formular, in dem Sie es festlegen. Bis Sie es absenden, ändert sich nichts.",
  "resetPassword.action": "Neues Passwort festlegen",
  "resetPassword.expiry": "Der Link ist {life} gültig und funktioniert nur einmal. Es gilt nur der neueste Link.",
  "resetPassword.activates": "Ihr Konto ist noch nicht aktiviert. Mit dem neuen Passwort wird es zugleich aktiviert.",
  "passwordChanged.subject": "Ihr Passwort bei {shop} wurde geändert",
  "passwordChanged.heading": "Ihr Passwort wurde geändert",
  "passwordChanged.body":
    "Das Passwort Ihres Kontos wurde am {time} Uhr UTC über einen Link geändert, der an diese Adresse gesendet wurde.",
  "passwordChanged.sessions": "Alle Browser wurden abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
  "passwordChanged.notYou":
    "Falls Sie das nicht waren, kann jemand Ihre E-Mails lesen. Sichern Sie zuerst Ihr Postfach, fordern Sie dann im Shop ein neues Passwort an und schreiben Sie an {contact}.",
  "passwordChanged.bodyByPassword":
    "Das Passwort Ihres Kontos wurde am {time} Uhr UTC von jemandem geändert, der angemeldet war und das alte Passwort kannte.",
  "passwordChanged.otherSessions": "Alle anderen Browser wurden abgemeldet.",
  "passwordChanged.notYouByPassword":
    "Falls Sie das nicht waren, kannte jemand Ihr Passwort. Fordern Sie im Shop ein neues an und schreiben Sie an {contact}.",
});
