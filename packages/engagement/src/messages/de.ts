import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const de: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "Schließen",
  "popUp.options": "Optionen",
  "popUp.fewer": "Weniger Einblendungen zeigen",
  "chatButton.open": "Chat öffnen",
  "chatButton.opening": "Chat wird geöffnet …",
  "chatButton.failed": "Der Chat konnte nicht geladen werden. Bitte versuche es noch einmal.",
  "wheel.closed": "Das Rad dreht sich gerade nicht.",
  "wheel.noSpinsLeft": "Sie haben Ihre drei Drehungen verbraucht.",
  "wheel.nothingToClaim": "Hier wartet kein Pack auf Sie.",
  "countdown.label": "Bis das Angebot endet",
  "countdown.pause": "Countdown anhalten",
  "countdown.endsAt": "Endet am {moment} UTC",
  "countdown.ended": "Dieses Angebot ist beendet.",
  "popUp.fewerHint": "Nur die Rabattleiste und Meldungen zum Warenkorb bleiben. In Ihrem Konto können Sie das ändern.",
  "liveSales.title": "Im Shop",
  "liveSales.shop": "Gekauft",
  "liveSales.download": "Heruntergeladen",
  "liveSales.review": "Bewertet",
  "liveSales.registration": "Ein neues Konto",
  "liveSales.justNow": "gerade eben",
  "liveSales.pause": "Diesen Hinweis festhalten",
  sample: "Beispiel",
};
