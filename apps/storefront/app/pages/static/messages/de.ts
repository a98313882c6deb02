import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  onThisPage: "Auf dieser Seite",
  related: "Siehe auch",
  productsTitle: "Die Plugins dieser Schritte",
  contactTitle: "Schreiben Sie uns",
  contactText: "Das liest ein Ingenieur. Wir antworten innerhalb eines Werktags.",
  policyTitle: "Was gespeichert und gesendet wird",
  policyText:
    "Alles, was dieser Shop und seine Dienste in Ihrem Browser aufbewahren, wie lange, und an wen sie senden. Was nicht notwendig ist, läuft nur mit Ihrer Einwilligung.",
  policyButton: "Wahl ändern",
});
