import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  title: "Shop",
  lead: "Alles, was es gibt, nach Art geordnet.",
  services: "Dienste",
  description: "Bundles, Plugins, Impulsantworten und Dienste: alles an einem Ort.",
});
