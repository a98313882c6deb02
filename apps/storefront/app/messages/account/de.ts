import { defineMessages } from "@shop/kernel";

/** Texts of the account and of what is opened from it: fetched on first use. */
export const de = defineMessages({
  purchaseThanks: "Vielen Dank. Ihr Kauf ist abgeschlossen.",
  purchaseThanksText: "Ihre neuen Lizenzen stehen unten und in der E-Mail, die zu Ihnen unterwegs ist.",
  purchaseWaiting: "Zahlung erhalten, Ihre Lizenz wird erstellt.",
  purchaseWaitingText: "Das dauert meist ein paar Sekunden. Die Seite sieht von selbst wieder nach.",
  purchaseLate: "Ihre Lizenz braucht länger als sonst.",
  purchaseLateText:
    "Die Zahlung ist sicher. Die Lizenz kommt per E-Mail, sobald der Zahlungsanbieter sie bestätigt; wenn sie in einer Stunde nicht da ist, schreiben Sie uns bitte.",
  purchaseLookAgain: "Noch einmal nachsehen",
  newLicence: "Gerade gekauft",
  noteCompletion: "Sie haben {owned} von {count}: {price} für die fehlenden.",
  noteFirstPurchase:
    "{loyalty} Punkte als Kunde und {first} Punkte auf den ersten Kauf bis {date} sind im Preis enthalten.",
  noteEdu: "{loyalty} Punkte als Kunde und {edu} Punkte für Lernende und Lehrende sind im Preis enthalten.",
  noteLoyalty: "Ihre {loyalty} Punkte als Kunde sind im Preis enthalten.",
  noteCampaign: "Das ist Ihr Preis als Kunde.",
  ownedTitle: "Gehört Ihnen",
  ownedVersion: "Sie haben",
  ownedNotDownloaded: "noch nicht geladen",
  currentVersion: "Aktuell",
  ownedChanges: "Was neu ist",
  ownedOtherFiles: "Weitere Dateien",
  ownedAnother: "Weitere Lizenz kaufen",
  emptyCartReduced: "Zurzeit reduziert",
  emptyCartFree: "Gratis",
  emptyCartFreeLead: "Sie gehören zu jedem Konto und laufen nicht ab.",
  backToSite: "Zurück zu {site}",
  productsSaved: "Die Produktdaten sind als JSON-Datei gespeichert.",
  productsNotSaved:
    "Der Katalog konnte nicht geladen werden, daher wurde keine Datei gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
});
