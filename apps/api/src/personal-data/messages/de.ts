import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "personalData.whatThisIs":
    "Das ist alles, was {shop} über Sie gespeichert hat. Die Datei wurde erstellt, weil Sie sie angemeldet in Ihrem Konto angefordert haben. Nicht enthalten sind Geheimnisse (Ihr Passwort, Schlüssel von Links, PINs, woran Ihr Browser erkannt wird) und was nur eine Zählung oder eine Kopie ist.",
  "personalData.howToRead":
    "Zeiten sind in UTC angegeben. Beträge sind Hundertstel der Währungseinheit, auch beim Yen: 4900 sind 49,00. Die Positionen einer Bestellung stehen in der Bestellung, mit der Entstehung jedes Preises.",
  "personalData.yourRights":
    "Namen und Adresse können Sie in Ihrem Konto berichtigen, und Sie können das Konto dort löschen. Bezahlte Bestellungen werden {years} Jahre über das Ende ihres Jahres hinaus aufbewahrt, weil das Gesetz es verlangt. Für alles andere schreiben Sie an {contact}.",
});
