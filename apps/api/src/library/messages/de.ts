import type { Messages } from "@shop/kernel";
import type { en } from "./en.ts";

export const de: Messages<keyof typeof en> = {
  "downloads.subject": "Ihre Downloads bei {shop}",
  "downloads.heading": "Ihre Downloads",
  "downloads.body":
    "Sie haben sich diese E-Mail geschickt, um am Computer weiterzumachen. Auf der Seite finden Sie alles, was Ihnen gehört: je Produkt eine Schaltfläche für den Computer, an dem Sie sie öffnen.",
  "downloads.login": "Öffnen Sie sie auf diesem Computer, und melden Sie sich mit dieser Adresse an.",
  "downloads.action": "Zu Ihren Downloads",
};
