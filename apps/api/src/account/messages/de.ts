import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "deletionScheduled.subject": "Ihr Konto bei {shop} wird gelöscht",
  "deletionScheduled.heading": "Ihr Konto wird gelöscht",
  "deletionScheduled.body":
    "Wie Sie mit der PIN bestätigt haben, wird Ihr Konto am {time} Uhr UTC mit allen Lizenzen und Downloads gelöscht. Alle Browser wurden abgemeldet.",
  "deletionScheduled.cancel":
    "Möchten Sie es doch behalten? Wenn Sie sich vor dem {time} Uhr UTC anmelden, wird die Löschung abgebrochen.",
  "deletionScheduled.action": "Anmelden",
  "deletionScheduled.kept":
    "Bestellungen und Rechnungen bewahren wir getrennt auf, solange das Gesetz es verlangt. Was in Protokollen und Sicherungskopien noch über Sie gespeichert ist, wird spätestens 90 Tage nach der Löschung entfernt.",
  "deletionScheduled.notYou":
    "Falls Sie das nicht waren, melden Sie sich an, legen Sie ein neues Passwort fest und schreiben Sie an {contact}.",
  "deletionCancelled.subject": "Ihr Konto bei {shop} wird nicht gelöscht",
  "deletionCancelled.heading": "Die Löschung wurde abgebrochen",
  "deletionCancelled.body":
    "Jemand, vermutlich Sie selbst, hat sich am {time} Uhr UTC angemeldet. Dadurch wurde die Löschung Ihres Kontos abgebrochen. Alles ist unverändert.",
  "deletionCancelled.notYou":
    "Falls Sie das nicht waren, kennt jemand Ihr Passwort. Legen Sie ein neues fest und schreiben Sie an {contact}.",
});
