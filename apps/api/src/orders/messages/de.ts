import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "order.subject": "Ihre Downloads von {shop}: Bestellung {number}, Rechnung {invoice}",
  "order.heading": "Vielen Dank. Ihre Downloads sind bereit.",
  "order.body":
    "Ihre Zahlung für die Bestellung {number} ist am {date} eingegangen. Ihre Lizenzschlüssel stehen unten, die Dateien finden Sie auf Ihrer Download-Seite.",
  "order.headingFree": "Ihre Downloads sind bereit.",
  "order.bodyFree":
    "Ihre Bestellung {number} wurde am {date} abgeschlossen. Es war nichts zu bezahlen. Ihre Lizenzschlüssel stehen unten, die Dateien finden Sie auf Ihrer Download-Seite.",
  "order.line": "{name}, {quantity}",
  "order.total": "Summe inkl. MwSt.",
  "order.vat": "Enthält {rate} MwSt. ({country})",
  "order.action": "Bestellung ansehen",
  "order.goods": "Ihr Einkauf",
  "order.download": "Zu Ihren Downloads",
  "order.toInvoice": "Rechnung {invoice} ansehen oder drucken",
  "order.invoice": "Ihre Rechnung",
  "order.help": "Stimmt etwas nicht? Antworten Sie auf diese E-Mail und nennen Sie die Bestellnummer.",
  "order.invoiceNumber": "Rechnung",
  "order.invoiceDate": "Rechnungs- und Lieferdatum",
  "order.number": "Bestellung",
  "order.seller": "Verkäufer",
  "order.buyer": "Käufer",
  "order.vatId": "USt-IdNr.: {id}",
  "order.ownedParts": "Besitzen Sie bereits, daher nicht berechnet: {names}",
  "order.subtotal": "Zwischensumme",
  "order.multiBuy": "Mengenrabatt",
  "order.coupon": "Gutschein {code}",
  "order.minus": "−{price}",
  "order.taxTakenOut": "Herausgerechnete MwSt. (Reverse Charge)",
  "order.totalNet": "Summe",
  "order.net": "Nettobetrag zu {rate} MwSt. ({country})",
  "order.tax": "MwSt.",
  "order.reverseCharge":
    "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).",
  "order.vatIdInvalid":
    "Laut dem europäischen Register der USt-IdNrn. (VIES) ist {id} nicht gültig; deshalb enthält diese Bestellung Mehrwertsteuer. Wenn Ihr Unternehmen die Steuer selbst schuldet, antworten Sie auf diese E-Mail mit einem Nachweis, dass die USt-IdNr. am Tag der Bestellung gültig war. Wir erstatten dann die Mehrwertsteuer und berichtigen die Rechnung.",
  "order.vatIdUnconfirmed":
    "Ihre USt-IdNr. {id} ließ sich nicht bestätigen; deshalb enthält diese Bestellung Mehrwertsteuer. Wenn Ihr Unternehmen die Steuer selbst schuldet, antworten Sie auf diese E-Mail mit einem Nachweis, dass die USt-IdNr. am Tag der Bestellung gültig war. Wir erstatten dann die Mehrwertsteuer und berichtigen die Rechnung.",
  "order.noVat": "Keine MwSt.: Der Leistungsempfänger ist außerhalb der Europäischen Union ansässig.",
  "order.agreed": "Dem haben Sie zugestimmt",
  "order.agreedOn": "Bestätigt am {date}:",
  "order.why": "Sie erhalten diese E-Mail, weil Sie bei {shop} bestellt haben. Bitte bewahren Sie sie auf.",
  "credit.subject": "Stornorechnung {credit} zu Ihrer Bestellung {number} bei {shop}",
  "credit.heading": "Ihre Erstattung ist unterwegs",
  "credit.body":
    "Ihre Bestellung {number} wurde am {date} erstattet: {price}. Diese Stornorechnung hebt die Rechnung {invoice} auf.",
  "credit.way": "Wir erstatten den Betrag auf dem Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.",
  "credit.date": "Datum",
  "credit.number": "Stornorechnung",
  "credit.total": "Erstattet",
  "credit.licences": "Erloschene Lizenzen",
  "credit.licencesGone":
    "Die Lizenzen aus dieser Bestellung sind nicht mehr gültig. Bitte entfernen Sie alles, was Sie damit aktiviert haben.",
});
