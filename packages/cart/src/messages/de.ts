import { defineMessages } from "@shop/kernel";
import { cartButtonsDe } from "./buttons-de.ts";

export const de = defineMessages({
  ...cartButtonsDe,

  "cart.packAlreadyInCart": "Dieses IR-Pack liegt schon in Ihrem Warenkorb.",
  "cart.itemLimitReached": "Mehr von diesem Artikel passt nicht in den Warenkorb.",
  "cart.freeProduct": "Ein kostenloses Produkt kommt nicht in den Warenkorb. Sie finden es auf Ihrer Kontoseite.",
  "cart.couldNotRemove":
    "Der Artikel konnte nicht entfernt werden. Er liegt noch im Warenkorb: Bitte versuchen Sie es noch einmal.",
  "cart.couldNotClear":
    "Der Warenkorb konnte nicht geleert werden. Alles liegt noch darin: Bitte versuchen Sie es noch einmal.",
  "cart.couldNotLoad":
    "Ihr Warenkorb konnte nicht geladen werden. Nichts daraus ist verloren: Bitte versuchen Sie es noch einmal.",
  "cart.notInCart": "Dieser Artikel liegt nicht in Ihrem Warenkorb.",
  "cart.empty": "Ihr Warenkorb ist leer",
  "cart.nothingToUndo": "Es gibt nichts rückgängig zu machen",
  "cart.undoFailed": "Die letzte Änderung konnte nicht rückgängig gemacht werden",

  "cart.title": "Ihr Warenkorb",
  "cart.added": "{name} liegt im Warenkorb.",
  "cart.removed": "{name} wurde aus dem Warenkorb genommen.",
  "cart.cleared": "Der Warenkorb wurde geleert.",
  "cart.undone": "Die letzte Änderung wurde rückgängig gemacht.",
  "cart.undo": "Rückgängig",
  "cart.undoLast": "Letzte Änderung rückgängig machen",
  "cart.undoing": "Wird rückgängig gemacht…",
  "cart.viewCart": "Warenkorb ansehen",
  "cart.loading": "Ihr Warenkorb wird geladen",
  "cart.notLoaded": "Ihr Warenkorb konnte nicht geladen werden",
  "cart.nothingLost": "Nichts daraus ist verloren.",
  "cart.tryAgain": "Noch einmal versuchen",
  "cart.continueShopping": "Weiter einkaufen",
  "cart.emptyNote": "Was Sie hineinlegen, bleibt 30 Tage hier.",
  "cart.proceed": "Zur Kasse",
  "cart.clear": "Warenkorb leeren",
  "cart.clearing": "Wird geleert…",
  "cart.secureCheckout": "Sie bezahlen im nächsten Schritt, auf der sicheren Seite unseres Zahlungsanbieters.",
  "cart.items": "Artikel in Ihrem Warenkorb",
  "cart.removeItem": "{name} entfernen",
  "cart.oneMore": "Eins mehr: {name}",
  "cart.oneLess": "Eins weniger: {name}",
  "cart.quantity": "Anzahl von {name}: {quantity}",
  "cart.quantityTimes": "{quantity} ×",
  "cart.each": "je {price}",
  "cart.updating": "Wird geändert…",
  "cart.wasPrice": "Regulärer Preis",
  "cart.nowPrice": "Ihr Preis",
  "cart.regularTotal": "Regulär",
  "cart.total": "Summe",
  "cart.saved": "Sie sparen",
  "cart.vatIncluded": "inkl. MwSt.",
  "cart.badgeEmpty": "Warenkorb, leer",
  "cart.badgeOne": "Warenkorb, 1 Artikel",
  "cart.badgeMany": "Warenkorb, {count} Artikel",
  "cart.reserved": "Für Sie reserviert",
  "cart.dismiss": "Schließen",

  "checkout.failed": "Beim Bezahlen ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.",
  "checkout.windowFailed": "Checkout konnte nicht geöffnet werden",
  "checkout.scriptFailed": "Das Programm für die Zahlung konnte nicht geladen werden",
  "checkout.noSessionId": "Es wurde keine Sitzungsnummer übergeben",
  "checkout.noSession": "Zu Ihrem Warenkorb gibt es keine offene Zahlung. Bitte beginnen Sie den Kauf noch einmal.",
  "checkout.urlNotAllowed":
    "Der Kauf kann nicht zu dieser Adresse zurückführen. Bitte beginnen Sie ihn auf den Seiten des Shops.",
  "checkout.paymentUnavailable":
    "Bezahlen ist zurzeit nicht möglich. Es wurde nichts abgebucht: Bitte versuchen Sie es in einigen Minuten noch einmal.",
  "checkout.productGone":
    "{name} ist nicht mehr im Verkauf. Bitte nehmen Sie es aus dem Warenkorb und versuchen Sie es noch einmal.",

  "checkout.loginToContinue": "Bitte melden Sie sich an oder legen Sie ein Konto an, um fortzufahren.",
  "checkout.quickStarting": "Der Schnellkauf beginnt…",
  "checkout.title": "Sicher bezahlen",
  "checkout.frameTitle": "Zahlungsseite unseres Zahlungsanbieters",
  "checkout.providerNote": "Diese Seite gehört unserem Zahlungsanbieter. Ihre Kartennummer erreicht den Shop nicht.",
  "checkout.loadingFrame": "Die Zahlungsseite wird geladen",
});
