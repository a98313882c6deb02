import { defineMessages } from "@shop/kernel";

/** The texts of cards and prices: the only texts of this package that a page needs before anybody acts. */
export const catalogShelfDe = defineMessages({
  "catalog.regularPrice": "Regulärer Preis:",
  "catalog.priceNow": "Jetzt:",
  "catalog.price": "Preis:",
  "catalog.onSale": "Reduziert",
  "catalog.personalPrice": "Ihr Preis",
  "catalog.accountPrice": "Mit Konto: {price}.",
  "catalog.firstPurchasePrice": "Neu hier? {price} beim ersten Einkauf innerhalb einer Woche nach der Registrierung.",
  "catalog.ownedParts": "Sie haben {owned} von {count}",
  "catalog.free": "Kostenlos",
  "catalog.owned": "Gekauft",
  "catalog.inCart": "Im Warenkorb",
  "catalog.updateAvailable": "Update",
  "catalog.type.plugin": "Plugin",
  "catalog.type.samplepack": "IR-Pack",
  "catalog.type.bundle": "Bundle",
  "catalog.type.other": "Service",
  "catalog.emptyTitle": "Hier ist noch nichts",
});
