import type { Message } from "@shop/kernel";
import type { EngagementMessageKey } from "./en.ts";

export const de: Readonly<Record<EngagementMessageKey, Message>> = {
  "popUp.close": "Schließen",
  "popUp.options": "Optionen",
  "popUp.fewer": "Weniger Einblendungen zeigen",
  "chatButton.open": "Chat öffnen",
  "chatButton.opening": "Chat wird geöffnet …",
  "chatButton.failed": "Der Chat konnte nicht geladen werden. Bitte versuche es noch einmal.",
};
