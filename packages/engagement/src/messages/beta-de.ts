import { defineMessages, type Messages } from "@shop/kernel";
import type { BetaMessageKey } from "./beta-en.ts";

export const betaDe: Messages<BetaMessageKey> = defineMessages({
  "beta.nameMissing": "Bitte geben Sie Ihren Namen ein.",
  "beta.systemMissing": "Bitte wählen Sie Ihr Betriebssystem.",
  "beta.hostMissing": "Bitte geben Sie den Namen Ihres Hosts ein.",
  "beta.recordsMissing": "Bitte schreiben Sie, was Sie aufnehmen. Ein Satz genügt.",
  "beta.microphonesInvalid": "Bitte geben Sie eine ganze Zahl von 1 bis {most} ein.",
  "beta.closed": "Für dieses Programm kann man sich zurzeit nicht anmelden.",
  "beta.full": "Alle Plätze dieses Programms sind vergeben.",
  "beta.linkInvalid": "Dieser Link ist ungültig. Bitte lassen Sie sich einen neuen schicken.",
  "beta.notConfirmed": "Bitte bestätigen Sie zuerst Ihre Anmeldung über den Link in unserer E-Mail.",
  "beta.signatureMissing": "Bitte geben Sie Ihren vollen Namen ein.",
  "beta.agreementMissing": "Bitte setzen Sie das Häkchen, wenn Sie zustimmen.",
  "beta.textChanged":
    "Der Text hat sich inzwischen geändert. Bitte lesen Sie die neue Fassung und unterzeichnen Sie diese.",
  "beta.tooManyTries": "Zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.",
});
