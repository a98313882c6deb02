import { defineMessages } from "@shop/kernel";
import { deskDe } from "./desk-de.ts";
import type { AccountMessageKey } from "./en.ts";

export const de = defineMessages({
  ...deskDe,
  "account.passwordMissing": "Bitte geben Sie Ihr jetziges Passwort ein.",
  "account.passwordWrong": "Ihr jetziges Passwort stimmt nicht.",
  "account.passwordsDiffer": "Die neuen Passwörter stimmen nicht überein!",
  "account.passwordSame": "Das neue Passwort muss sich vom alten unterscheiden!",
  "account.passwordFailed": "Das Passwort konnte nicht geändert werden!",
  "account.passwordException":
    "Beim Ändern Ihres Passworts ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
  "account.profileFailed": "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  "account.emailFormat": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  "account.currentEmailWrong": "Das ist nicht die Adresse Ihres Kontos.",
  "account.emailsDiffer": "Die neue Adresse und ihre Bestätigung stimmen nicht überein.",
  "account.sameEmail": "Die neue Adresse darf nicht die jetzige sein.",
  "account.emailChangeFailed":
    "Die Änderung der Adresse konnte nicht begonnen werden. Bitte versuchen Sie es noch einmal.",
  "account.emailConfirmFailed":
    "Die Änderung der Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
  "account.deletionFailed": "Die Löschung des Kontos konnte nicht begonnen werden. Bitte versuchen Sie es noch einmal.",
  "account.deletionConfirmFailed":
    "Die Löschung des Kontos konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
  "account.deletionNotAgreed": "Bitte setzen Sie das Häkchen, um fortzufahren.",
  "account.loginRequired": "Ihre Anmeldung ist beendet. Bitte melden Sie sich wieder an.",
  "account.productNotOwned": "Dieses Produkt gehört Ihnen nicht oder wurde weitergegeben.",
  "account.exception": "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.",
  "account.pinFormat": "Bitte geben Sie die 8 Ziffern der PIN ein.",
  "account.pinWrong": "Diese PIN stimmt nicht. Bitte sehen Sie in der E-Mail nach und versuchen Sie es noch einmal.",
  "account.pinExpired": "Diese PIN ist abgelaufen. Bitte lassen Sie sich eine neue senden.",
  "account.tooManyTries": "Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.",
  "account.sessionsFailed": "Die Anmeldungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  "account.sessionEndFailed": "Die Anmeldung konnte nicht beendet werden. Bitte versuchen Sie es noch einmal.",
  "account.revokeFailed": "Die Änderung konnte nicht zurückgenommen werden. Bitte versuchen Sie es noch einmal.",
  "account.revokeLinkInvalid":
    "Dieser Link ist nicht mehr gültig. Wenn Sie die Änderung nicht veranlasst haben, schreiben Sie uns bitte.",
  "newsletter.linkIncomplete": "Ungültiger Abmeldelink. Es fehlen nötige Angaben.",
  "newsletter.linkFormat": "Der Abmeldelink hat ein ungültiges Format.",
  "newsletter.linkEmail": "Ungültige E-Mail-Adresse im Abmeldelink.",
  "newsletter.linkInvalid": "Dieser Newsletter-Link ist ungültig oder abgelaufen.",
  "newsletter.unknownOption": "Diese Newsletter-Kategorie gibt es nicht.",
  "newsletter.tooManyTries": "Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.",
  "newsletter.failed": "Die Newsletter-Einstellungen konnten nicht geändert werden",
  "newsletter.exception": "Beim Ändern Ihrer Einstellungen gab es einen Fehler. Bitte versuchen Sie es noch einmal.",
  "newsletter.loadFailed":
    "Die Newsletter-Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  "newsletter.confirmFailed": "Das Abonnement konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
  "newsletter.unsubscribeFailed": "Die Newsletter konnten nicht abbestellt werden",
  "newsletter.unsubscribeUnprocessed": "Die Abbestellung der Newsletter wurde nicht richtig verarbeitet",

  "redeem.badFormat":
    "Der Code hat nicht die richtige Form. Bitte prüfen Sie, ob er gültig ist und vollständig kopiert und eingefügt wurde.",
  "redeem.codeUnknown": "Dieser Code ist nicht bekannt. Bitte prüfen Sie jedes Zeichen.",
  "redeem.codeExpired": "Dieser Code gilt nicht mehr.",
  "redeem.codeUsed": "Der eingegebene Code wurde bereits eingelöst.",
  "redeem.tooManyTries": "Es wurden zu viele Codes probiert. Bitte versuchen Sie es in einer Stunde wieder.",
  "redeem.exception": "Beim Einlösen des Codes ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
  "rating.starsMissing":
    "Sie haben noch nicht bewertet. Bitte klicken Sie auf die Sterne, um einen Wert von 1 bis 5 zu setzen.",
  "rating.commentMissing": "Bitte schreiben Sie einen Kommentar zu Ihrer Bewertung.",
  "rating.notRateable": "Dieses Produkt kann nicht bewertet werden.",
  "rating.tooMany": "Sie haben in kurzer Zeit sehr oft bewertet. Bitte versuchen Sie es in einer Stunde wieder.",
  "rating.failed": "Beim Bewerten des Produkts ist ein unerwarteter Fehler aufgetreten.",
  "rating.exception": "Bei der Verarbeitung Ihrer Bewertung ist ein Fehler aufgetreten.",

  "account.close": "Schließen",
  "account.back": "Zurück zu Ihrem Konto",
  "account.goBack": "Zurück",
  "account.retry": "Noch einmal versuchen",
  "account.loading": "Wird geladen…",
  "account.saving": "Wird gespeichert…",
  "account.sending": "Wird gesendet…",

  "password.title": "Passwort ändern",
  "password.lead": "Alle anderen Browser, in denen Sie angemeldet sind, werden abgemeldet. Dieser bleibt angemeldet.",
  "password.old": "Jetziges Passwort",
  "password.new": "Neues Passwort",
  "password.again": "Neues Passwort, noch einmal",
  "password.submit": "Passwort ändern",
  "password.busy": "Wird geändert…",
  "password.done": "Ihr Passwort ist geändert. Alle anderen Browser sind abgemeldet.",

  "profile.title": "Benutzereinstellungen",
  "profile.firstName": "Vorname",
  "profile.lastName": "Nachname",
  "profile.registrationName": "Registrierungsname",
  "profile.registrationHint":
    "Auf diesen Namen werden Lizenzdateien ausgestellt. Bleibt er leer, gelten Vor- und Nachname.",
  "profile.submit": "Änderungen speichern",
  "profile.done": "Ihre Einstellungen sind gespeichert.",

  "newsletter.title": "Newsletter-Anmeldung",
  "newsletter.lead": "Wählen Sie, worüber wir Ihnen schreiben dürfen. Anderes senden wir nicht.",
  "newsletter.categories": "Kategorien",
  "newsletter.all": "Alle abonnieren",
  "newsletter.none": "Alle abbestellen",
  "newsletter.submit": "Einstellungen ändern",
  "newsletter.count": "{count} von {total} an",
  "newsletter.done": "Ihre Newsletter-Einstellungen sind geändert.",
  "newsletter.doneNone": "Sie haben alle Newsletter abbestellt.",
  "newsletter.pending":
    "Bitte bestätigen Sie, was Sie angeschaltet haben: Der Link steht in der E-Mail, die wir Ihnen gesendet haben.",

  "unsubscribe.title": "Newsletter abbestellen",
  "unsubscribe.lead":
    "Möchten Sie alle Newsletter an diese Adresse beenden? E-Mails zu Bestellungen und Konto kommen weiterhin.",
  "unsubscribe.address": "Adresse",
  "unsubscribe.submit": "Alle abbestellen",
  "unsubscribe.busy": "Wird abbestellt…",
  "unsubscribe.done": "Sie haben alle Newsletter abbestellt.",
  "unsubscribe.settings": "Nach Kategorie wählen",

  "confirmNewsletter.title": "Newsletter bestätigen",
  "confirmNewsletter.lead": "Mit dem Knopf erhalten Sie, was Sie gewählt haben. Ohne ihn senden wir nichts.",
  "confirmNewsletter.submit": "Abonnement bestätigen",
  "confirmNewsletter.busy": "Wird bestätigt…",
  "confirmNewsletter.done": "Ihr Abonnement ist bestätigt. Sie können es jederzeit beenden.",

  "emailChange.title": "E-Mail-Adresse des Kontos ändern",
  "emailChange.lead":
    "Wir senden eine PIN an die neue Adresse. Die Änderung wirkt {days} Tage nach der Bestätigung und lässt sich bis dahin zurücknehmen.",
  "emailChange.current": "Jetzige E-Mail-Adresse",
  "emailChange.new": "Neue E-Mail-Adresse",
  "emailChange.again": "Neue E-Mail-Adresse bestätigen",
  "emailChange.password": "Passwort",
  "emailChange.submit": "PIN senden",
  "emailChange.confirm": "Änderung bestätigen",
  "emailChange.done": "Ihre Adresse wechselt am {date} zu {email}.",
  "emailChange.doneNote":
    "Bis dahin melden Sie sich mit der alten Adresse an. Beide Adressen werden benachrichtigt; mit der E-Mail an die alte lässt sich die Änderung zurücknehmen. Sobald sie wirkt, werden alle Browser abgemeldet.",

  "revokeEmail.title": "Adressänderung zurücknehmen",
  "revokeEmail.lead":
    "Ihr Konto soll zu einer anderen Adresse wechseln. Wenn Sie das nicht waren, nehmen Sie die Änderung zurück: Alle Browser werden dann abgemeldet, denn jemand kannte Ihr Passwort.",
  "revokeEmail.own": "Sie können diese Änderung zurücknehmen. Ihre Adresse bleibt dann, wie sie ist.",
  "revokeEmail.submit": "Änderung zurücknehmen",
  "revokeEmail.busy": "Wird zurückgenommen…",
  "revokeEmail.done": "Die Änderung ist zurückgenommen. Ihre Adresse bleibt {email}.",
  "revokeEmail.doneNoAddress": "Die Änderung ist zurückgenommen. Ihre Adresse bleibt, wie sie ist.",
  "revokeEmail.doneNote": "Alle Browser sind abgemeldet. Bitte setzen Sie jetzt ein neues Passwort.",
  "revokeEmail.reset": "Neues Passwort setzen",

  "deletion.title": "Konto löschen",
  "deletion.warningTitle": "Das beendet Ihr Konto",
  "deletion.warning":
    "{days} Tage nach der Bestätigung wird das Konto gelöscht: Lizenzen, Downloads, Bewertungen und Einstellungen enden.",
  "deletion.cancel": "Eine Anmeldung innerhalb dieser {days} Tage hebt die Löschung auf.",
  "deletion.kept":
    "In Protokollen und Sicherungen können Daten bis zu {keptDays} Tage bleiben. Bestellungen und Rechnungen werden getrennt aufbewahrt, wie es das Gesetz verlangt.",
  "deletion.agree": "Mir ist klar, dass mein Konto und meine Lizenzen gelöscht werden.",
  "deletion.submit": "PIN senden",
  "deletion.confirm": "Konto löschen",
  "deletion.done": "Ihr Konto wird am {date} gelöscht.",
  "deletion.doneNote":
    "Sie sind überall abgemeldet. Um die Löschung aufzuheben, melden Sie sich vor diesem Tag an. Das steht auch in der E-Mail, die wir Ihnen gesendet haben.",

  "pin.label": "PIN",
  "pin.hint": "8 Ziffern, aus der E-Mail",
  "pin.sent": "Wir haben eine PIN an diese Adresse gesendet.",
  "pin.sentTo": "Gesendet an",
  "pin.valid": "Die PIN gilt noch",
  "pin.resend": "Neue PIN senden",
  "pin.resent": "Eine neue PIN ist unterwegs. Die vorige gilt nicht mehr.",
  "pin.busy": "Wird bestätigt…",
  "pin.spam": "Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach.",

  "sessions.title": "Anmeldungen",
  "sessions.lead":
    "Wo Ihr Konto gerade angemeldet ist. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.",
  "sessions.current": "Dieser Browser",
  "sessions.on": "{browser} auf {system}",
  "sessions.unknown": "Unbekannter Browser",
  "sessions.created": "Angemeldet",
  "sessions.lastSeen": "Zuletzt benutzt",
  "sessions.end": "Abmelden",
  "sessions.ending": "Wird abgemeldet…",
  "sessions.endOthers": "Überall sonst abmelden",
  "sessions.ended": "Abgemeldet.",
  "sessions.alone": "Ihr Konto ist sonst nirgends angemeldet.",
} satisfies Record<AccountMessageKey, string>);
