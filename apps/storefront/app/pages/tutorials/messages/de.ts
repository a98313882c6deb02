import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  title: "Tutorials",
  description: "Aufnahme, Phase und Boxen, mit Messungen erklärt.",
  publishedOn: "Veröffentlicht am {date}",
});
