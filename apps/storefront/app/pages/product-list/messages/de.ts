import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  all: "Jedes Plugin, jedes Pack mit Impulsantworten, jedes Bundle.",
  bundle: "Mehrere Produkte für weniger, als sie einzeln kosten.",
  plugin: "Werkzeuge für Phase, Ausrichtung und Boxen, für Windows und macOS.",
  samplepack: "Boxen, mit mehreren Mikrofonen und Positionen gemessen, in jedem Format, das Ihr Loader liest.",
});
