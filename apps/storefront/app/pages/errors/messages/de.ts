import { defineMessages } from "@shop/kernel";

/** Texts of error pages: fetched when one is shown. */
export const de = defineMessages({
  notFoundTitle: "Spur nicht gefunden",
  notFoundText: "Seite nicht gefunden",
  notFoundLink: "Zurück zur Startseite",
  notFoundButton: "Zur Startseite",
  notFoundHint: "Schreiben Sie uns, wir antworten innerhalb eines Werktags",
  findTitle: "Hier suchen",
  findWords: "Name, Klang oder Box",
  findButton: "Suchen",
  errorTitle: "Fehler {status}",
  errorText: "Diese Seite konnte nicht angezeigt werden.",
  errorSafe: "Ihr Warenkorb und Ihr Konto sind sicher. Versuchen Sie es noch einmal, oder gehen Sie zur Startseite.",
  busyText: "Im Shop ist gerade viel los. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
});
