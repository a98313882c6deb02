import { defineMessages } from "@shop/kernel";

/** Texts of the cart's plain forms, for browsers without scripts: written into the page by its loader. */
export const de = defineMessages({
  added: "Der Artikel liegt in Ihrem Warenkorb.",
  quantityChanged: "Die Anzahl wurde geändert.",
  removed: "Der Artikel wurde aus Ihrem Warenkorb entfernt.",
  cleared: "Der Warenkorb wurde geleert.",
  couponAdded: "Der Gutschein gilt für Ihren Warenkorb.",
  couponRemoved: "Der Gutschein wurde entfernt.",
  undone: "Die letzte Änderung wurde rückgängig gemacht.",
  currencyChosen: "Die Preise werden in der gewählten Währung angezeigt.",
  wrongForm: "Die Eingabe war unverständlich. Bitte versuchen Sie es noch einmal.",
  quantityOf: "Anzahl von {name}",
  change: "Ändern",
  remove: "Entfernen",
  inCurrency: "Preise in dieser Währung anzeigen",
  payNeedsScripts: "Zum Bezahlen ist JavaScript erforderlich. Ihr Warenkorb bleibt 30 Tage erhalten.",
});
