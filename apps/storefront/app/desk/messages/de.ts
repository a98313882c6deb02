import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  fileLabel: "{product} für {system} herunterladen",
  formatLabel: "{product} herunterladen, {format}",
  have: "Sie haben",
  current: "aktuell ist",
  update: "Update",
  upToDate: "Aktuell",
  notYet: "Noch nicht geladen",
  noFile: "Nicht für dieses System",
  more: "Mehr",
  moreOf: "Mehr zu {product}",
  all: "Alles für {system} laden",
  allAnySystem: "Alles herunterladen",
  allHint: "Ihr Browser fragt vielleicht einmal, ob diese Seite mehrere Dateien laden darf.",
  toDownloads: "Zu Ihren Downloads",
  send: "An meinen Computer senden",
  sendText: "Wir schicken den Link zu Ihren Downloads an {email}. Öffnen Sie ihn dort, wo Sie installieren.",
  sent: "Der Link ist unterwegs. Sehen Sie in Ihr Postfach.",
  sendTooMany: "Sie haben ihn in einer Stunde dreimal geschickt. Sehen Sie im Posteingang nach, und im Spam.",
  sendFailed: "Die E-Mail konnte nicht geschickt werden. Bitte versuchen Sie es noch einmal.",
  sendNeedsLogin: "Melden Sie sich zuerst an: Der Link geht an die Adresse Ihres Kontos.",
});
