import { defineMessages } from "@shop/kernel";

export const reviewDe = defineMessages({
  "review.textVersion": "2026-11-21.de",
  "review.order": "zahlungspflichtig bestellen",

  "review.title": "Bestellung prüfen",
  "review.loading": "Ihre Bestellung wird berechnet",
  "review.failedTitle": "Ihre Bestellung konnte nicht berechnet werden",
  "review.nothingCharged": "Es wurde nichts bestellt und nichts abgebucht.",
  "review.refusedTitle": "Ihre Bestellung wurde nicht angenommen",
  "review.goods": "Was Sie bestellen",
  "review.ownedParts": "{names} besitzen Sie schon; Sie bezahlen, was fehlt.",
  "review.toPay": "Zu zahlen",
  "review.withoutVat": "ohne MwSt.",
  "review.vatOf": "Enthaltene MwSt., {rate} %",
  "review.vatTakenOut": "Nicht berechnete MwSt.",
  "review.net": "Betrag ohne MwSt.",
  "review.reverseCharge":
    "Steuerschuldnerschaft des Leistungsempfängers: Ihr Unternehmen schuldet die Mehrwertsteuer in {country} selbst. Sie ist im Betrag nicht enthalten.",
  "review.buyer": "Besteller: {name}, {email}",
  "review.place": "Rechnung",
  "review.country": "Land",
  "review.chooseCountry": "Land wählen",
  "review.countryHint":
    "Wo Sie wohnen oder Ihr Unternehmen sitzt. Danach richtet sich die Mehrwertsteuer auf der Rechnung.",
  "review.business": "Kauf für ein Unternehmen",
  "review.company": "Firma",
  "review.vatId": "USt-IdNr.",
  "review.vatIdHint": "Ein Unternehmen aus einem anderen EU-Land mit bestätigter USt-IdNr. zahlt ohne Mehrwertsteuer.",
  "review.vatIdInvalid":
    "Laut dem europäischen Register der USt-IdNrn. (VIES) ist diese Nummer nicht gültig; deshalb wird Mehrwertsteuer berechnet. Ist sie doch gültig, bestellen Sie wie gewohnt und senden Sie uns danach einen Nachweis: Wie das geht, steht auf der Seite Ihrer Bestellung und in der E-Mail, und wir erstatten die Mehrwertsteuer.",
  "review.vatIdUnconfirmed":
    "Diese USt-IdNr. ließ sich gerade nicht bestätigen; deshalb wird Mehrwertsteuer berechnet. Bestellen Sie wie gewohnt und senden Sie uns danach einen Nachweis: Wie das geht, steht auf der Seite Ihrer Bestellung und in der E-Mail, und wir erstatten die Mehrwertsteuer.",
  "review.update": "Beträge aktualisieren",
  "review.updating": "Beträge werden aktualisiert…",
  "review.agreement": "Sofortige Lieferung",
  "review.boxNeeded":
    "Bitte kreuzen Sie dieses Kästchen an: Sonst kann nicht sofort geliefert werden, und es wird nichts bestellt.",
  "review.holds": "Für diese Bestellung gelten:",
  "review.terms": "Allgemeine Geschäftsbedingungen",
  "review.withdrawal": "Widerrufsrecht",
  "review.ordering": "Ihre Bestellung wird aufgegeben…",
  "review.slow":
    "Das dauert länger als sonst. Bitte warten Sie einen Moment; wenn Sie schließen, wird nichts abgebucht, und Ihr Warenkorb bleibt erhalten.",
  "review.risenTitle": "Der Preis ist gestiegen",
  "review.risen":
    "Zuletzt sahen Sie {from}, jetzt sind es {to}. Wenn Sie bestellen möchten, stimmen Sie bitte erneut zu.",
  "review.fallenTitle": "Der Preis ist gesunken",
  "review.fallen": "Zuletzt sahen Sie {from}, jetzt sind es {to}.",
});
