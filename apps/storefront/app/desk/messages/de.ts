import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  fileLabel: "{product} für {system} herunterladen",
  formatLabel: "{product} herunterladen, {format}",
  have: "Sie haben",
  current: "aktuell ist",
  update: "Update",
  upToDate: "Aktuell",
  notYet: "Noch nicht heruntergeladen",
  noFile: "Nicht für dieses System",
  more: "Mehr",
  moreOf: "Mehr zu {product}",
  all: "Alles für {system} herunterladen",
  allAnySystem: "Alles herunterladen",
  allHint: "Ihr Browser fragt vielleicht einmal, ob diese Seite mehrere Dateien herunterladen darf.",
  toDownloads: "Zu Ihren Downloads",
  send: "An meinen Computer senden",
  sendText: "Wir schicken den Link zu Ihren Downloads an {email}. Öffnen Sie ihn dort, wo Sie installieren.",
  sent: "Der Link ist unterwegs. Bitte sehen Sie in Ihr Postfach.",
  sendTooMany:
    "Sie haben ihn in der letzten Stunde schon dreimal geschickt. Sehen Sie im Posteingang und im Spam-Ordner nach.",
  sendFailed: "Die E-Mail konnte nicht geschickt werden. Bitte versuchen Sie es noch einmal.",
  sendNeedsLogin: "Melden Sie sich zuerst an: Der Link geht an die Adresse Ihres Kontos.",
});
