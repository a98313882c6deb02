import type { ChatMessages } from "./chat-en.ts";

export const chatDe: ChatMessages = {
  "chat.title": "Chat",
  "chat.machine":
    "Sie schreiben mit einem Chatbot. Er schlägt in unseren Hilfeseiten und Produktdaten nach. Wenn Sie angemeldet sind, liest er auch Ihre eigenen Bestellungen und Lizenzen.",
  "chat.kept":
    "Was Sie schreiben und was er antwortet, wird {days} Tage gespeichert und dann gelöscht. Bis dahin steht es in Ihrem Datenexport.",
  "chat.person":
    "Einen Menschen erreichen Sie über „Mit einem Menschen sprechen“. Unser Team liest dann den Chat und antwortet per E-Mail.",
  "chat.log": "Nachrichten",
  "chat.you": "Sie",
  "chat.shop": "Chatbot",
  "chat.loading": "Frühere Nachrichten werden geladen …",
  "chat.historyFailed": "Frühere Nachrichten konnten nicht geladen werden.",
  "chat.tryAgain": "Noch einmal versuchen",
  "chat.waiting": "Wird gesucht …",
  "chat.notSent": "Nicht gesendet",
  "chat.sendAgain": "Erneut senden",
  "chat.sources": "Quellen",
  "chat.products": "Produkte",
  "chat.fullPrice": "Voller Preis",
  "chat.owned": "Sie besitzen dieses Produkt.",
  "chat.field": "Ihre Nachricht",
  "chat.send": "Senden",
  "chat.keys": "Enter sendet. Umschalt+Enter beginnt eine neue Zeile.",
  "chat.charactersLeft": { one: "Noch {count} Zeichen", other: "Noch {count} Zeichen" },
  "chat.charactersOver": { one: "{count} Zeichen zu viel", other: "{count} Zeichen zu viel" },
  "chat.talkToPerson": "Mit einem Menschen sprechen",
  "chat.personWords": "Ich möchte mit einem Menschen sprechen.",
  "chat.emailTitle": "Wohin soll unser Team antworten?",
  "chat.email": "Ihre E-Mail-Adresse",
  "chat.sendEmail": "An das Team senden",
  "chat.goOn": "Zurück zum Chatbot",
  "chat.ticket": "Ihre Ticketnummer",
  "chat.restart": "Neuen Chat beginnen",
  "chat.settings": "Chat-Einstellungen",
  "chat.shortcut": "Alt+C öffnet und schließt den Chat",
  "chat.close": "Chat schließen",
  "chat.closed": "Der Chat wurde vom Server geschlossen.",
  "chat.handedOver":
    "Unser Entwicklungsteam wurde benachrichtigt und beantwortet Ihre Anfrage in Kürze. Vielen Dank für Ihre Mithilfe. Dieser Chat ist nun geschlossen.",
  "chat.failed": "Entschuldigung, es gab ein Problem mit dem Chat. Bitte versuchen Sie es später noch einmal.",
  "chat.emptyMessage": "Bitte schreiben Sie zuerst eine Nachricht.",
  "chat.messageTooLong": "Ihre Nachricht ist zu lang. Bitte kürzen Sie sie auf 2.000 Zeichen.",
  "chat.tooMany":
    "Sie haben in kurzer Zeit viele Nachrichten gesendet. Bitte warten Sie ein paar Minuten und senden Sie die Nachricht dann noch einmal.",
  "chat.emailFormat": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
};
