import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  title: "Downloads",
  description: "Kostenlose Plugins und alles, was Ihnen gehört, nach Plattform und Format.",
  owned: "Was Ihnen gehört",
  ownedText: "Lizenzen, Installer und Packs sind in Ihrem Konto.",
  free: "Kostenlose Plugins",
  freeText: "Sie gehören zu jedem Konto: anmelden und herunterladen.",
  manuals: "Handbücher",
  goToAccount: "Zu Ihrem Konto",
  downloadOf: "{product} für {platform} herunterladen",
});
