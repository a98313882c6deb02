import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "followUp.consent":
    "Sie haben unseren Newsletter abonniert und in den Datenschutz-Einstellungen dem Marketing zugestimmt.",
  "followUp.unsubscribe": "Abbestellen",
});
