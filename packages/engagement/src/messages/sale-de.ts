import type { Message } from "@shop/kernel";
import type { SaleMessageKey } from "./sale-en.ts";

export const de: Readonly<Record<SaleMessageKey, Message>> = {
  "contest.notOpen": "Dieses Gewinnspiel nimmt zurzeit keine Teilnahmen an.",
  "contest.rulesNotAccepted": "Bitte stimmen Sie den Teilnahmebedingungen zu.",
  "contest.linkInvalid":
    "Dieser Link ist nicht gültig. Bitte verwenden Sie die neueste E-Mail von uns oder melden Sie sich noch einmal an.",
  "contest.tooManyTries": "Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann noch einmal.",
  "drip.unknown": "Auf dieser Seite gibt es zurzeit kein Angebot.",
  "drip.notInvited":
    "Dieses Angebot ist für die Leser unserer Briefe. Bitte öffnen Sie es über den Link in der E-Mail.",
};
