import { defineMessages } from "@shop/kernel";

/** Texts of the account and of what is opened from it: fetched on first use. */
export const de = defineMessages({
  purchaseThanks: "Vielen Dank. Ihr Kauf ist abgeschlossen.",
  purchaseThanksText: "Ihre neuen Lizenzen stehen unten und in der E-Mail, die zu Ihnen unterwegs ist.",
  purchaseWaiting: "Zahlung erhalten, Ihre Lizenz wird erstellt.",
  purchaseWaitingText: "Das dauert meist ein paar Sekunden. Die Seite aktualisiert sich von selbst.",
  purchaseLate: "Ihre Lizenz braucht länger als sonst.",
  purchaseLateText:
    "Die Zahlung ist sicher. Die Lizenz kommt per E-Mail, sobald der Zahlungsanbieter sie bestätigt; wenn sie in einer Stunde nicht da ist, schreiben Sie uns bitte.",
  purchaseLookAgain: "Noch einmal nachsehen",
  newLicence: "Gerade gekauft",
  noteCompletion: "Sie haben {owned} von {count}: {price} für die fehlenden.",
  noteFirstPurchase:
    "{loyalty} Prozentpunkte als Kunde und {first} Prozentpunkte für den ersten Kauf bis {date} sind im Preis schon abgezogen.",
  noteEdu:
    "{loyalty} Prozentpunkte als Kunde und {edu} Prozentpunkte für Lernende und Lehrende sind im Preis schon abgezogen.",
  noteLoyalty: "Ihre {loyalty} Prozentpunkte als Kunde sind im Preis schon abgezogen.",
  noteCampaign: "Das ist Ihr Preis als Kunde.",
  ownedTitle: "Gehört Ihnen",
  ownedVersion: "Sie haben",
  ownedNotDownloaded: "noch nicht heruntergeladen",
  currentVersion: "Aktuell",
  ownedChanges: "Was ist neu?",
  ownedOtherFiles: "Weitere Dateien",
  ownedAnother: "Weitere Lizenz kaufen",
  emptyCartCoupons:
    "In Ihrem Warenkorb liegt bereit: {coupons}. Der Rabatt wird abgezogen, sobald Sie ein passendes Produkt hineinlegen.",
  emptyCartReduced: "Zurzeit reduziert",
  emptyCartFree: "Kostenlos",
  backToSite: "Zurück zu {site}",
  productsSaved: "Die Produktdaten sind als JSON-Datei gespeichert.",
  productsNotSaved:
    "Der Katalog konnte nicht geladen werden, daher wurde keine Datei gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  shortcutsLead: "Tastenkombinationen mit Strg oder Alt funktionieren überall. Alt+C lässt sich im Chat ausschalten.",
  shortcutsSite: "Überall",
  shortcutsPlayer: "Player, solange er offen ist",
  shortcutsChat: "Chat, während Sie schreiben",
  shortcutsSingle: "Kürzel mit nur einer Taste",
  shortcutsSingleHint:
    "Betrifft ? und die Tasten des Players: Sie funktionieren überall auf der Seite, außer dort, wo Sie gerade schreiben. Der Schalter im Player ist derselbe.",
  shortcutHelp: "Diese Tastenkürzel anzeigen",
  shortcutExport: "Produktdaten als Datei speichern",
  shortcutChat: "Chat öffnen oder schließen",
  shortcutNotices: "Zu den Hinweisen",
  shortcutClose: "Schließen, was offen ist",
  shortcutPlay: "Abspielen oder Pause",
  shortcutTake: "Eine Aufnahme wählen",
  shortcutCompare: "A mit B vergleichen",
  shortcutSend: "Nachricht senden",
  shortcutNewLine: "Neue Zeile beginnen",
  "key.ctrl": "Strg",
  "key.shift": "Umschalt",
  "key.enter": "Enter",
  "key.space": "Leertaste",
});
