import { defineMessages } from "@shop/kernel";

export const de = defineMessages({ campaignNote: "{title}: {percent}\u00a0% Rabatt bis {date}" });

/** What social proof states. */
export const deProof = defineMessages({
  customers: "Kundinnen und Kunden",
  average: "Bewertungen, im Schnitt {rating} von 5",
  reviews: "Bewertungen",
  downloads: "Downloads",
  shopping: "{count} Menschen kaufen gerade ein",
  sample: "Beispiel",
});
