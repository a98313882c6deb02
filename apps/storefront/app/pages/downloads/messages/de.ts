import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  description: "Was Ihnen gehört und was nichts kostet, die Dateien für Ihr System zuerst.",
  title: "Downloads",
  owned: "Was Ihnen gehört",
  free: "Kostenlos",
  freeText: "Sie gehören zu jedem Konto.",
  freeOwner: "Ein Klick genügt: Das Produkt liegt dann in Ihrem Konto und wird heruntergeladen.",
  manuals: "Handbücher",
  manual: "Handbuch",
  manualOf: "Handbuch zu {product}",
  downloadOf: "{product} für {platform} herunterladen",
  loginTitle: "Melden Sie sich an, um herunterzuladen, was Ihnen gehört",
  loginText:
    "Alle Ihre Installer und Packs stehen dann hier. Auch die kostenlosen Plugins unten brauchen ein Konto; es kostet nichts.",
  system: "System",
  format: "Format der Packs",
  anyFormat: "Beliebig",
  search: "Download suchen",
  searchSubmit: "Suchen",
  found: "{count} von {total} Produkten",
  foundNone: "Nichts passt",
  foundNoneText: "Keines Ihrer Produkte heißt so oder hat eine Datei für diese Auswahl.",
  showAll: "Alles anzeigen",
  ownNothing: "Noch nichts herunterzuladen",
  ownNothingText:
    "Was Sie kaufen oder einlösen, erscheint hier. Die kostenlosen Produkte unten gehören Ihnen mit einem Klick.",
  toShop: "Zum Shop",
  inAccount: "Schlüssel und Geräte",
  inAccountOf: "Schlüssel und Geräte von {product}",
  goToAccount: "Zu Ihrem Konto",
});
