import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const de: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "Schließen",
  "popUp.options": "Optionen",
  "popUp.fewer": "Weniger Einblendungen zeigen",
};
