import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  title: "Shop",
  lead: "Alles, was es gibt, nach Art geordnet.",
  services: "Services",
  description: "Bundles, Plugins, Impulsantworten und Services: alles an einem Ort.",
});
