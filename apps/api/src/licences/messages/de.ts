import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "redeemed.subject": "{product} von {shop}: Ihr Code wurde eingelöst",
  "redeemed.heading": "Ihr Code wurde eingelöst",
  "redeemed.body":
    "Unten steht alles, was zu Ihrem Code gehört, mit dem Lizenzschlüssel. Die Dateien finden Sie auf Ihrer Download-Seite.",
  "redeemed.action": "Zu Ihren Downloads",
  "transfer.handedOn.subject": "Sie haben Ihre Lizenz für {product} übertragen",
  "transfer.handedOn.heading": "Ihre Lizenz für {product} wurde übertragen",
  "transfer.handedOn.body":
    "Ihre Lizenz für {product} wurde an {recipient} übertragen. Sie können das Plugin nicht mehr herunterladen, Ihre Geräte sind freigegeben, und eine Lizenzübertragung ist verbraucht.",
  "transfer.handedOn.waits":
    "Gibt es zu dieser Adresse noch kein Konto bei {shop}, bleibt die Lizenz bis zum {date} reserviert. Wird bis dahin keines eröffnet, erhalten Sie die Lizenz samt Lizenzübertragung zurück, und wir informieren Sie per E-Mail.",
  "transfer.offered.subject": "Eine Lizenz für {product} wartet auf Sie",
  "transfer.offered.heading": "{product} wartet auf Sie",
  "transfer.offered.body": "{sender} (Kunde bei {shop}) hat eine Lizenz für {product} an Sie übertragen.",
  "transfer.offered.how":
    "Um sie zu erhalten, registrieren Sie sich mit dieser Adresse, {recipient}, und aktivieren Sie Ihr Konto bis zum {date}. Ein Konto ist kostenlos. Das Plugin finden Sie dort sofort, mit Downloads und Updates.",
  "transfer.offered.action": "Registrieren",
  "transfer.offered.expiry":
    "Gibt es bis dahin kein Konto, geht die Lizenz an den Vorbesitzer zurück. Wenn Sie sie nicht möchten, müssen Sie nichts tun.",
  "transfer.received.subject": "Sie haben eine Lizenz für {product} erhalten",
  "transfer.received.heading": "{product} gehört Ihnen",
  "transfer.received.body": "{sender} (Kunde bei {shop}) hat eine Lizenz für {product} an Sie übertragen.",
  "transfer.received.bodyUnnamed": "Ein Kunde von {shop} hat eine Lizenz für {product} an Sie übertragen.",
  "transfer.received.account": "Sie finden sie in Ihrem Konto, mit Downloads und Updates.",
  "transfer.received.key": "Ihr Lizenzschlüssel",
  "transfer.received.action": "Zu Ihrem Konto",
  "transfer.returned.subject": "{product} gehört wieder Ihnen",
  "transfer.returned.heading": "{product} gehört wieder Ihnen",
  "transfer.returned.body":
    "Für {recipient} wurde bis zum {date} kein Konto eröffnet. Ihre Lizenz für {product} gehört wieder Ihnen, mit demselben Schlüssel. Auch die Lizenzübertragung haben Sie zurückerhalten.",
  "transfer.returned.bodyUnnamed":
    "Niemand hat Ihre Lizenz für {product} bis zum {date} übernommen. Sie gehört wieder Ihnen, mit demselben Schlüssel. Auch die Lizenzübertragung haben Sie zurückerhalten.",
  "transfer.returned.devices": "Sie müssen Ihre Geräte erneut aktivieren.",
  "transfer.takenBack.subject": "Ihre Lizenz für {product} ist erloschen",
  "transfer.takenBack.heading": "Eine Lizenz ist erloschen",
  "transfer.takenBack.body":
    "Der Kauf, aus dem die Lizenz für {product} stammt, wurde rückgängig gemacht. Die Lizenz, die an Sie übertragen wurde, ist daher nicht mehr gültig. Bitte entfernen Sie alles, was Sie damit aktiviert haben.",
  "transfer.takenBack.contact": "Bei Fragen schreiben Sie an {contact}.",
});
