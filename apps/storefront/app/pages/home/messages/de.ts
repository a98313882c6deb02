import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  title: "Plugins und Impulsantworten von Gitarrenboxen, gemessen",
  lead: "Jedes Pack zeigt die Spektren der Dateien, die darin sind. Jedes Plugin sagt, was es mit der Phase macht. Sie hören, was Sie sehen.",
  shop: "Alles ansehen",
  packs: "Zu den IR-Packs",
  featured: "Ausgewählt",
  offers: "Zurzeit im Angebot",
  offersLead: "Die Prozente gehen vom regulären Preis ab, für alle. Angemeldet sind es 15 Punkte mehr.",
  proof: "In Zahlen",
  proofPacks: "Boxen im Katalog",
  proofProducts: "Produkte, jedes mit Dateiliste und Prüfsummen",
  proofFree: "Plugins, die nichts kosten",
  tutorials: "Neueste Tutorials",
  allTutorials: "Alle Tutorials",
  description: "Audio-Plugins und Impulsantworten von Gitarrenboxen, von Leuten, die messen, was sie verkaufen.",
});
