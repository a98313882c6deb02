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
  "saleSidebar.everybody": "Für alle",
  "saleSidebar.withLogin": "Angemeldet",
  "saleSidebar.opens": "Beginnt {moment} UTC",
  "saleSidebar.over": "Diese Aktion ist beendet. Es gelten die regulären Preise.",
  "saleSidebar.go": "Zur Aktion",
  "saleSidebar.all": "Alle Aktionen",
  "contestSidebar.worth": "Gewinne im Wert von {worth}.",
  "contestSidebar.free": "Eine Teilnahme je Adresse. Es muss nichts gekauft werden.",
  "contestSidebar.go": "Teilnehmen",
  "contestSidebar.endsIn": "Bis zum Ende des Gewinnspiels",
  "countdown.label": "Bis das Angebot endet",
  "countdown.pause": "Countdown anhalten",
  "countdown.endsAt": "Endet am {moment} UTC",
  "countdown.ended": "Dieses Angebot ist beendet.",
  "popUp.fewerHint": "Nur die Rabattleiste und Meldungen zum Warenkorb bleiben. In Ihrem Konto können Sie das ändern.",
};
