import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const de: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "Schließen",
  "popUp.options": "Optionen",
  "popUp.fewer": "Weniger Einblendungen zeigen",
  "wheel.closed": "Das Rad dreht sich gerade nicht.",
  "wheel.noSpinsLeft": "Sie haben Ihre drei Drehungen verbraucht.",
  "wheel.nothingToClaim": "Hier wartet kein Pack auf Sie.",
};
