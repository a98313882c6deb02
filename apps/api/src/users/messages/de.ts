import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "activation.subject": "Aktivieren Sie Ihr Konto bei {shop}",
  "activation.heading": "Nur noch ein Schritt",
  "activation.body":
    "Öffnen Sie den Link, um Ihr Konto zu aktivieren. Danach melden Sie sich mit dem gewählten Passwort an und finden alle kostenlosen Plugins in Ihrem Konto.",
  "activation.action": "Konto aktivieren",
  "activation.expiry": "Der Link ist {life} gültig und funktioniert nur einmal.",
  "activation.signUp":
    "Der Link gehört zur Registrierung vom {time} Uhr UTC und zu dem Passwort, das dabei gewählt wurde.",
  "activation.notYou":
    "Falls Sie sich zu diesem Zeitpunkt nicht registriert haben, verwenden Sie den Link nicht: Er würde ein Passwort aktivieren, das jemand anderes gewählt hat. Ohne ihn bleibt das Konto inaktiv.",
  "manyLogins.subject": "Viele fehlgeschlagene Anmeldeversuche für Ihr Konto bei {shop}",
  "manyLogins.heading": "Jemand versucht, Ihr Passwort zu erraten",
  "manyLogins.body":
    "Bis zum {time} Uhr UTC sind innerhalb eines Tages {tries} Anmeldeversuche für Ihr Konto fehlgeschlagen. Keiner davon war erfolgreich.",
  "manyLogins.slowed":
    "Wir verzögern jetzt weitere Versuche. Browser, in denen Sie sich schon einmal angemeldet haben, sind nicht betroffen.",
  "manyLogins.action": "Passwort ändern",
  "manyLogins.why": "Sie erhalten diese E-Mail, weil jemand versucht hat, sich in Ihrem Konto bei {shop} anzumelden.",
  "manyLogins.advice":
    "Falls Sie sich anderswo nicht anmelden können, nutzen Sie „Passwort vergessen“ bei der Anmeldung: Der Link funktioniert immer. Falls Sie dasselbe Passwort auch auf einer anderen Website verwenden, ändern Sie es auf beiden. Fragen? Schreiben Sie an {contact}.",
  "pin.expiry": "Die PIN ist {life} gültig und funktioniert nur einmal. Es gilt nur die neueste PIN.",
  "pin.secret":
    "Geben Sie sie an niemanden weiter. Wir fragen nie danach, weder per E-Mail noch am Telefon noch im Chat.",
  "emailChangePin.subject": "Ihre PIN für eine neue E-Mail-Adresse bei {shop}",
  "emailChangePin.heading": "Bestätigen Sie diese Adresse",
  "emailChangePin.body":
    "Jemand, vermutlich Sie selbst, möchte diese Adresse für ein Konto bei {shop} verwenden. Geben Sie diese PIN dort ein, wo Sie danach gefragt werden:",
  "emailChangePin.notYou":
    "Falls Sie das nicht waren, können Sie diese E-Mail ignorieren: Ohne die PIN ändert sich nichts.",
  "deletionPin.subject": "Ihre PIN zum Löschen Ihres Kontos bei {shop}",
  "deletionPin.heading": "Bestätigen Sie die Löschung",
  "deletionPin.body":
    "Jemand, vermutlich Sie selbst, möchte Ihr Konto löschen. Geben Sie diese PIN dort ein, wo Sie danach gefragt werden:",
  "deletionPin.notYou":
    "Falls Sie das nicht waren, ist jemand anderes in Ihrem Konto angemeldet. Ändern Sie Ihr Passwort: Dadurch werden alle anderen Browser abgemeldet.",
});
