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
  questionSearch: "Fragen durchsuchen",
  questionHint: "Ein, zwei Wörter: Rechnung, neu scannen, Format",
  questionShow: "Suchen",
  questionCount: "Fragen: {count}",
  questionsFound: "Gefundene Fragen: {count}",
  questionsNone: "Keine Frage enthält alle diese Wörter. Versuchen Sie weniger, oder schreiben Sie uns.",
  questionAddress: "Link zu dieser Frage",
  guideLabel: "Ihr Host und Ihr System",
  guideHost: "Plugin-Host",
  guideSystem: "System",
  guideAll: "Alle",
  guideEverything: "Gezeigt: die Schritte für jeden Host und jedes System.",
  guideShown: "Gezeigt: die Schritte für",
  contactAddress: "Oder schreiben Sie eine E-Mail an",
  firstSteps: "Erste Schritte",
});
