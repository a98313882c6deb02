import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "confirm.subject": "Bitte bestätigen Sie Ihre Anmeldung: Betatest {product}",
  "confirm.heading": "Noch ein Klick",
  "confirm.body": "Jemand, vermutlich Sie selbst, hat diese Adresse zum Betatest von {product} angemeldet.",
  "confirm.then":
    "Nach der Bestätigung lesen und unterzeichnen Sie bitte die Vertraulichkeitsvereinbarung. Danach erhalten Sie die Testversion.",
  "confirm.action": "Anmeldung bestätigen",
  "confirm.notYou":
    "Falls Sie das nicht waren, ignorieren Sie diese E-Mail einfach: Ohne Bestätigung gibt es keine Anmeldung, und die Adresse wird nach sieben Tagen gelöscht.",
  "link.subject": "Ihr persönlicher Link: Betatest {product}",
  "link.heading": "Ihr persönlicher Link",
  "link.body":
    "Ihre Anmeldung zum Betatest von {product} ist bestätigt. Dieser Link führt zur Vertraulichkeitsvereinbarung: Dort können Sie sie lesen und unterzeichnen oder herunterladen, was Sie unterzeichnet haben.",
  "link.notYou":
    "Falls Sie diese E-Mail nicht angefordert haben, können Sie sie ignorieren. Es hat sich nichts geändert.",
  "nda.action": "Vereinbarung öffnen",
  "link.personal":
    "Der Link ist persönlich: Wer ihn öffnet, handelt in Ihrem Namen. Bitte leiten Sie diese E-Mail nicht weiter.",
  personal:
    "Die Links sind persönlich: Wer sie öffnet, handelt in Ihrem Namen. Bitte leiten Sie diese E-Mail nicht weiter.",
  "signed.subject": "Sie haben unterzeichnet: Vertraulichkeitsvereinbarung für {product}",
  "signed.heading": "Unterzeichnet",
  "signed.body":
    "Danke, dass Sie {product} testen. Unten steht vollständig, was Sie unterzeichnet haben. Bitte bewahren Sie diese E-Mail auf. Wir schreiben Ihnen, sobald die Testversion bereit ist.",
  "signed.action": "Als Dokument herunterladen",
  "copy.subject": "Betatest {product}: Vereinbarung {version} unterzeichnet",
  "copy.heading": "Eine Vereinbarung wurde unterzeichnet",
  "copy.body":
    "Jemand aus dem Betatest von {product} hat die Vertraulichkeitsvereinbarung unterzeichnet. Ihre Antwort geht an diese Person.",
  "copy.footer": "Sie erhalten diese E-Mail, weil Ihre Adresse die Kontaktadresse des Shops ist.",
  "row.agreement": "Vereinbarung",
  "row.version": "Fassung",
  "row.name": "Name wie eingegeben",
  "row.email": "E-Mail",
  "row.time": "Unterzeichnet am",
  "row.hash": "SHA-256 des Textes",
  "document.signature": "Unterschrift",
  "document.note": "Elektronisch unterzeichnet bei {shop}. Der Hash gilt genau für den Wortlaut oben.",
});
