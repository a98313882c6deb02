import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const de: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "Schließen",
  "popUp.options": "Optionen",
  "popUp.fewer": "Weniger Einblendungen zeigen",
  "chatButton.open": "Chat öffnen",
  "chatButton.opening": "Chat wird geöffnet …",
  "chatButton.failed": "Der Chat konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  "wheel.closed": "Das Rad dreht sich gerade nicht.",
  "wheel.noSpinsLeft": "Sie haben Ihre drei Drehungen verbraucht.",
  "wheel.nothingToClaim": "Hier wartet kein Pack auf Sie.",
  "countdown.label": "Bis das Angebot endet",
  "countdown.pause": "Countdown anhalten",
  "countdown.endsAt": "Endet am {moment} UTC",
  "countdown.ended": "Dieses Angebot ist beendet.",
  "popUp.fewerHint": "Nur die Rabattleiste und Meldungen zum Warenkorb bleiben. In Ihrem Konto können Sie das ändern.",
  "exit.title": "Sonderangebot",
  "exit.cartLead": "Ihr Warenkorb ist noch da",
  "exit.cartItems": "In Ihrem Warenkorb",
  "exit.cartTotal": "Gesamt",
  "exit.cartLine": "{quantity} × {name}",
  "exit.checkout": "Zur Kasse",
  "exit.browse": "Weiter umsehen",
  "exit.tutorialLead": "Sie sind mittendrin",
  "exit.tutorialText": "Der Rest dieses Tutorials dauert ein paar Minuten. Was Sie danach hören, ist sie wert.",
  "exit.learn": "Weiterlernen",
  "exit.leave": "Trotzdem gehen",
  "exit.productLead": "5 % auf Ihre erste Bestellung",
  "exit.productText":
    "Ein eigener Gutschein für Konten, die noch nichts gekauft haben. Er gilt sieben Tage lang für eine Bestellung, zusätzlich zu anderen Rabatten, bis zu insgesamt 50 %.",
  "exit.getDiscount": "Rabatt sichern",
  "exit.couldNotClaim":
    "Der Gutschein konnte nicht erstellt werden. Nichts wurde geändert: Bitte versuchen Sie es noch einmal.",
  "exit.noThanks": "Nein, danke",
  "exit.defaultLead": "Fehlt Ihnen etwas?",
  "exit.defaultText":
    "Fragen Sie die Menschen, die messen und bauen, was es hier gibt. Sie haben innerhalb eines Werktags eine Antwort.",
  "exit.contact": "Kontakt aufnehmen",
  "exit.later": "Vielleicht später",
  "engagement.boughtBefore": "Dieses Angebot gilt für Konten, die noch nichts gekauft haben.",
};
