import type { Translated } from "@shop/kernel";
import type { en } from "./en.ts";

export const de: Translated<typeof en> = {
  title: "Ihre Privatsphäre",
  lead: "Was diese Seite zum Funktionieren braucht, wird immer gespeichert. Mit Ihrer Einwilligung verwendet sie außerdem Dienste, die Besuche zählen oder Werbung messen. Sie können Ihre Auswahl jederzeit ändern.",
  accept: "Alle akzeptieren",
  refuse: "Alle ablehnen",
  settings: "Einstellungen",
  save: "Auswahl speichern",
  close: "Schließen, ohne zu wählen",
  settingsTitle: "Einstellungen zur Privatsphäre",
  settingsLead:
    "Wählen Sie, was laufen darf. Ein Dienst wird erst nach Ihrem Ja geladen und endet, wenn Sie es zurücknehmen.",
  signal:
    "Ihr Browser sendet Global Privacy Control. Das gilt als Ablehnung von Statistik und Marketing, solange Sie sie hier nicht erlauben.",
  privacyPolicy: "Datenschutzerklärung",
  alwaysOn: "Immer aktiv",
  "category.necessary": "Notwendig",
  "category.necessary.purpose":
    "Warenkorb, Anmeldung, Währung und diese Auswahl. Ohne sie funktioniert die Seite nicht.",
  "category.preferences": "Präferenzen",
  "category.preferences.purpose": "Merken sich Einstellungen, die die Seite bequemer machen.",
  "category.statistics": "Statistik",
  "category.statistics.purpose": "Zeigt, welche Seiten genutzt werden und wo sie besser werden können.",
  "category.marketing": "Marketing",
  "category.marketing.purpose": "Misst Werbung und zeigt Inhalte anderer Seiten.",
  services: { one: "{count} Dienst", other: "{count} Dienste" },
  provider: "Anbieter",
  hosts: "Sendet an",
  stored: "Speichert",
  storesNothing: "Nichts in Ihrem Browser",
  days: { one: "{count} Tag", other: "{count} Tage" },
  untilClosed: "Bis der Browser geschlossen wird",
  untilRemoved: "Bis es gelöscht wird",
  servicePrivacy: "Datenschutzerklärung von {name}",
  waiting: "Hier würde {name} geladen. {provider} erfährt dann Ihre IP-Adresse.",
  allowOnce: "Einmal laden",
  allowAlways: "{name} immer laden",
};
