import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  title: "Tutorials",
  description: "Aufnahme, Phase und Boxen, mit Messungen erklärt.",
  publishedOn: "Veröffentlicht am {date}",
  onThisPage: "Auf dieser Seite",
  productsTitle: "In diesem Tutorial",
  more: "Weitere Tutorials",
  inCategory: "Mehr in dieser Kategorie",
  previous: "Voriges Tutorial",
  next: "Nächstes Tutorial",
  figurePlay: "Abspielen: {name}",
  figurePause: "Anhalten",
  figureFailed: "Das ließ sich nicht abspielen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  figureDifference: "{db}\u00a0dB bei {hertz}",
  figureDescription: "Frequenzkurven von {from} bis {to}, mit dem größten Unterschied zur ersten: {lines}",
  figureNote: "In Zwölfteloktaven gezeichnet; die Zahl neben einer Linie ist ihr größter Unterschied zur ersten.",
  figureLevels: "Alle werden mit derselben gemessenen Lautheit abgespielt, {lufs}\u00a0LUFS.",
  figureModelled: "Die Gitarre ist modelliert.",
  figureLevel: "dB",
  figureFrequency: "Frequenz, Hz",
});
