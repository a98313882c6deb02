import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "emailChange.untilThen":
    "Bis dahin melden Sie sich mit der alten Adresse an. Sobald die neue gilt, werden alle Browser abgemeldet.",
  "emailChangeAnnounced.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} wird geändert",
  "emailChangeAnnounced.heading": "Ihre E-Mail-Adresse wird geändert",
  "emailChangeAnnounced.body": "Am {time} Uhr UTC wird die Adresse Ihres Kontos in {email} geändert.",
  "emailChangeAnnounced.action": "Alte Adresse behalten",
  "emailChangeAnnounced.notYou":
    "Falls Sie das nicht waren, kennt jemand Ihr Passwort. Der Link öffnet eine Seite, auf der Sie die Änderung abbrechen und alle Browser abmelden können. Legen Sie danach ein neues Passwort fest.",
  "emailChangeWelcome.subject": "Diese Adresse gehört bald zu Ihrem Konto bei {shop}",
  "emailChangeWelcome.heading": "Ihre neue Adresse ist bestätigt",
  "emailChangeWelcome.body": "Am {time} Uhr UTC wird dies die Adresse Ihres Kontos.",
  "emailChangeWelcome.takeBack":
    "Bis dahin können Sie die Änderung in Ihrem Konto oder über die E-Mail an die alte Adresse abbrechen.",
  "emailChangeRevoked.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} bleibt unverändert",
  "emailChangeRevoked.heading": "Die Änderung wurde abgebrochen",
  "emailChangeRevoked.body":
    "Der Wechsel zu {email} wurde am {time} Uhr UTC abgebrochen. Ihr Konto behält die bisherige Adresse.",
  "emailChangeRevoked.newPassword":
    "Alle Browser wurden abgemeldet. Die Person, die die Änderung begonnen hat, kannte Ihr Passwort: Legen Sie jetzt ein neues fest.",
  "emailChanged.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} wurde geändert",
  "emailChanged.heading": "Ihre E-Mail-Adresse wurde geändert",
  "emailChanged.body": "Seit dem {time} Uhr UTC hat Ihr Konto die Adresse {email}. Ihr Passwort ist unverändert.",
  "emailChanged.sessions": "Alle Browser wurden abgemeldet. Melden Sie sich mit der neuen Adresse an.",
  "emailChangeFailed.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} bleibt unverändert",
  "emailChangeFailed.heading": "Die Änderung war nicht möglich",
  "emailChangeFailed.body":
    "Die Adresse Ihres Kontos konnte nicht in {email} geändert werden, weil sie inzwischen zu einem anderen Konto gehört. Ihr Konto behält die bisherige Adresse.",
  "addressInUse.subject": "Zu dieser Adresse gibt es bereits ein Konto bei {shop}",
  "addressInUse.heading": "Zu dieser Adresse gibt es bereits ein Konto",
  "addressInUse.body":
    "Jemand, vermutlich Sie selbst, wollte diese Adresse für ein anderes Konto bei {shop} verwenden. Sie gehört bereits zu einem Konto, daher wurde nichts geändert. Zu einer Adresse kann es nur ein Konto geben.",
});
