import type { Messages } from "@shop/kernel";
import type { en } from "./en.ts";

export const de: Messages<keyof typeof en> = {
  "downloads.subject": "Ihre Downloads bei {shop}",
  "downloads.heading": "Ihre Downloads",
  "downloads.body":
    "Sie haben sich diese E-Mail geschickt, um am Computer weiterzumachen. Die Seite zeigt alles, was Ihnen gehört, mit einer Schaltfläche pro Produkt für den Computer, der sie öffnet.",
  "downloads.login": "Öffnen Sie sie auf diesem Computer, und melden Sie sich mit dieser Adresse an.",
  "downloads.action": "Zu Ihren Downloads",
};
