import { defineMessages } from "@shop/kernel";

/** The texts of the buttons beside a product: the only texts of this package that a page needs before anybody acts. */
export const cartButtonsDe = defineMessages({
  "cart.add": "In den Warenkorb",
  "cart.adding": "Wird hinzugefügt …",
  "cart.packInCart": "Im Warenkorb",
  "cart.limitReached": "{count} im Warenkorb",
  "cart.limitReachedNote": "Mehr als {count} gibt es von diesem Artikel nicht.",
  "cart.packInCartNote": "Ein IR-Pack braucht man nur einmal.",
  "cart.getFree": "Auf der Kontoseite holen",
  "cart.freeNote": "Dieses Produkt ist kostenlos.",
  "cart.notForSale": "Nicht erhältlich",
  "cart.owned": "Sie besitzen dieses Produkt.",
  "cart.ownedAnotherLicence": "Sie besitzen dieses Produkt. Ein weiterer Kauf gibt Ihnen eine weitere Lizenz.",
  "cart.couldNotAdd": "Der Artikel konnte nicht in den Warenkorb gelegt werden.",
  "checkout.opening": "Wird geöffnet …",
  "checkout.buyNow": "Sofort kaufen",
  "checkout.buyNowFailed": "Beim Kauf ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.",
  "checkout.closed": "Sie haben den Kauf vor dem Bezahlen abgebrochen. Es wurde nichts abgebucht.",
  "checkout.external": "Die Zahlungsseite lässt sich hier nicht anzeigen. Sie öffnet sich in einem eigenen Tab:",
  "checkout.externalLink": "Zahlungsseite öffnen",
});
