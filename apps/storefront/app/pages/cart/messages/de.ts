import { defineMessages } from "@shop/kernel";

/** Texts of the cart's plain forms, for browsers without scripts: written into the page by its loader. */
export const de = defineMessages({
  added: "Es liegt in Ihrem Warenkorb.",
  quantityChanged: "Die Anzahl wurde geändert.",
  removed: "Es wurde aus Ihrem Warenkorb genommen.",
  cleared: "Ihr Warenkorb wurde geleert.",
  couponAdded: "Der Gutschein gilt für Ihren Warenkorb.",
  couponRemoved: "Der Gutschein wurde von Ihrem Warenkorb genommen.",
  undone: "Ihre letzte Änderung wurde zurückgenommen.",
  currencyChosen: "Die Preise stehen in der gewählten Währung.",
  wrongForm: "Das war nicht zu verstehen. Bitte versuchen Sie es noch einmal.",
  quantityOf: "Anzahl von {name}",
  change: "Ändern",
  remove: "Entfernen",
  inCurrency: "Preise in dieser Währung zeigen",
  payNeedsScripts: "Zum Bezahlen wird JavaScript gebraucht. Ihr Warenkorb bleibt 30 Tage erhalten.",
});
