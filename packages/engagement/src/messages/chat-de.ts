import type { ChatMessages } from "./chat-en.ts";

export const chatDe: ChatMessages = {
  "chat.title": "Chat",
  "chat.machine":
    "Du schreibst mit einer Maschine. Sie schlägt in unseren Hilfeseiten und Produktdaten nach. Wenn du angemeldet bist, liest sie auch deine eigenen Bestellungen und Lizenzen.",
  "chat.kept":
    "Was du schreibst und was sie antwortet, wird {days} Tage gespeichert und dann gelöscht. Bis dahin steht es in deinem Datenexport.",
  "chat.person":
    "Einen Menschen erreichst du über „Mit einem Menschen sprechen“. Unser Team liest dann den Chat und antwortet per E-Mail.",
  "chat.log": "Nachrichten",
  "chat.you": "Du",
  "chat.shop": "Maschine",
  "chat.loading": "Frühere Nachrichten werden geladen …",
  "chat.historyFailed": "Frühere Nachrichten konnten nicht geladen werden.",
  "chat.tryAgain": "Erneut versuchen",
  "chat.waiting": "Wird nachgeschlagen …",
  "chat.notSent": "Nicht gesendet",
  "chat.sendAgain": "Erneut senden",
  "chat.sources": "Quellen",
  "chat.products": "Produkte",
  "chat.fullPrice": "Voller Preis",
  "chat.owned": "Du besitzt dieses Produkt.",
  "chat.field": "Deine Nachricht",
  "chat.send": "Senden",
  "chat.keys": "Enter sendet. Umschalt+Enter beginnt eine neue Zeile.",
  "chat.charactersLeft": { one: "noch {count} Zeichen", other: "noch {count} Zeichen" },
  "chat.charactersOver": { one: "{count} Zeichen zu viel", other: "{count} Zeichen zu viel" },
  "chat.talkToPerson": "Mit einem Menschen sprechen",
  "chat.personWords": "Ich möchte mit einem Menschen sprechen.",
  "chat.emailTitle": "Wohin soll unser Team antworten?",
  "chat.email": "Deine E-Mail-Adresse",
  "chat.sendEmail": "An das Team senden",
  "chat.goOn": "Die Maschine etwas anderes fragen",
  "chat.ticket": "Deine Ticketnummer",
  "chat.restart": "Neuen Chat beginnen",
  "chat.settings": "Chat-Einstellungen",
  "chat.shortcut": "Alt+C öffnet und schließt den Chat",
  "chat.close": "Chat schließen",
  "chat.closed": "Der Chat wurde vom Server geschlossen.",
  "chat.handedOver":
    "Unser Entwicklerteam wurde benachrichtigt und beantwortet deine Anfrage in Kürze. Danke für deine Mithilfe. Dieser Chat ist nun geschlossen.",
  "chat.failed": "Entschuldigung, es gab ein Problem mit dem Chat. Bitte versuche es später noch einmal.",
  "chat.emptyMessage": "Bitte schreibe zuerst eine Nachricht.",
  "chat.messageTooLong": "Deine Nachricht ist zu lang. Bitte kürze sie auf 2.000 Zeichen.",
  "chat.tooMany":
    "Du hast in kurzer Zeit viele Nachrichten gesendet. Bitte warte ein paar Minuten und sende sie dann noch einmal.",
  "chat.emailFormat": "Bitte gib eine gültige E-Mail-Adresse ein.",
};
