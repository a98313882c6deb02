import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  contactTitle: "Schreiben Sie uns",
  contactText: "Das liest ein Ingenieur. Wir antworten innerhalb eines Werktags.",
});
