import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "personalData.whatThisIs":
    "Das ist alles, was {shop} über Sie gespeichert hat. Die Datei wurde erstellt, weil Sie sie angemeldet in Ihrem Konto angefordert haben. Nicht enthalten sind geheime Angaben (Ihr Passwort, Schlüssel in Links, PINs und die Kennungen Ihrer Browser) sowie reine Zählungen und Kopien.",
  "personalData.howToRead":
    "Zeiten sind in UTC angegeben. Beträge sind in Hundertsteln der Währungseinheit angegeben, auch beim Yen: 4900 sind 49,00. Die Positionen einer Bestellung stehen in der Bestellung, jeweils mit der Angabe, wie der Preis zustande kam.",
  "personalData.yourRights":
    "Namen und Adresse können Sie in Ihrem Konto berichtigen, und Sie können das Konto dort löschen. Bezahlte Bestellungen werden {years} Jahre über das Ende ihres Jahres hinaus aufbewahrt, weil das Gesetz es verlangt. Für alles andere schreiben Sie an {contact}.",
});
