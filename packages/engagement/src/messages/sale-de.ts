import type { Message } from "@shop/kernel";
import type { SaleMessageKey } from "./sale-en.ts";

export const de: Readonly<Record<SaleMessageKey, Message>> = {
  "contest.notOpen": "An diesem Gewinnspiel können Sie nicht teilnehmen.",
  "contest.rulesNotAccepted": "Bitte stimmen Sie den Teilnahmebedingungen zu.",
  "contest.linkInvalid":
    "Dieser Link ist nicht gültig. Bitte verwenden Sie die neueste E-Mail von uns oder nehmen Sie noch einmal teil.",
  "contest.tooManyTries": "Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.",
  "drip.unknown": "Auf dieser Seite gibt es zurzeit kein Angebot.",
  "drip.notInvited":
    "Dieses Angebot ist für die Leser unseres Newsletters. Bitte öffnen Sie es über den Link in der E-Mail.",
};
