import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "footer.why": "Sie bekommen diese E-Mail, weil diese Adresse bei {shop} eingegeben wurde.",
  "greeting.named": "Hallo {name},",
  "greeting.unnamed": "Guten Tag,",
  "activation.subject": "Aktivieren Sie Ihr Konto bei {shop}",
  "activation.heading": "Noch ein Schritt",
  "activation.body":
    "Mit der Schaltfläche aktivieren Sie Ihr Konto. Danach melden Sie sich mit dem gewählten Passwort an, und alle kostenlosen Plugins liegen in Ihrem Konto.",
  "activation.action": "Konto aktivieren",
  "activation.expiry": "Der Link gilt einmal und {hours} Stunden lang.",
  "activation.signUp":
    "Der Link gehört zur Registrierung vom {time} Uhr UTC und zu dem Passwort, das dabei gewählt wurde.",
  "activation.notYou":
    "Falls Sie sich damals nicht registriert haben, benutzen Sie den Link nicht: Das Passwort wäre das eines anderen. Ohne ihn bleibt das Konto geschlossen.",
  "alreadyRegistered.subject": "Sie haben bereits ein Konto bei {shop}",
  "alreadyRegistered.heading": "Sie haben bereits ein Konto",
  "alreadyRegistered.body":
    "Gerade hat jemand, vermutlich Sie selbst, versucht, sich mit dieser Adresse zu registrieren. Sie gehört schon zu einem Konto, daher wurde nichts geändert. Melden Sie sich mit Ihrem bisherigen Passwort an.",
  "alreadyRegistered.action": "Zum Shop",
  "alreadyRegistered.notYou":
    "Falls Sie das nicht waren, müssen Sie nichts tun: Ihr Konto und Ihr Passwort sind unverändert.",
  "resetPassword.subject": "Ein neues Passwort für Ihr Konto bei {shop}",
  "resetPassword.heading": "Neues Passwort setzen",
  "resetPassword.body":
    "Jemand, vermutlich Sie selbst, hat ein neues Passwort angefordert. Die Schaltfläche führt zu einem Formular dafür. Bis Sie es absenden, ändert sich nichts.",
  "resetPassword.action": "Neues Passwort setzen",
  "resetPassword.expiry": "Der Link gilt einmal und {hours} Stunden lang, und nur der neueste gilt.",
  "resetPassword.activates": "Ihr Konto ist noch nicht aktiviert. Das neue Passwort aktiviert es zugleich.",
  "resetPassword.notYou":
    "Falls Sie das nicht waren, müssen Sie nichts tun: Ihr Konto und Ihr Passwort sind unverändert.",
  "passwordChanged.subject": "Ihr Passwort bei {shop} wurde geändert",
  "passwordChanged.heading": "Ihr Passwort wurde geändert",
  "passwordChanged.body":
    "Das Passwort Ihres Kontos wurde am {time} Uhr UTC geändert, mit einem Link, der an diese Adresse ging.",
  "passwordChanged.sessions":
    "Alle Browser, in denen Sie angemeldet waren, sind abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
  "passwordChanged.notYou":
    "Falls Sie das nicht waren, kann jemand Ihre E-Mails lesen. Sichern Sie zuerst Ihr Postfach, fordern Sie dann im Shop ein neues Passwort an und schreiben Sie an {contact}.",
  "footer.account": "Sie bekommen diese E-Mail, weil an Ihrem Konto bei {shop} etwas geändert wurde.",
  "contact.subject": "Kontakt: {subject}",
  "contact.noSubject": "ohne Betreff",
  "contact.heading": "Eine Nachricht aus dem Kontaktformular",
  "contact.name": "Name",
  "contact.email": "E-Mail",
  "contact.account": "Konto",
  "contact.customer": "Kunde, angemeldet",
  "contact.guest": "Gast",
  "contact.footer": "Eine Antwort auf diese E-Mail geht an den Absender.",
  "order.subject": "Ihre Bestellung {number} bei {shop}: Rechnung {invoice}",
  "order.heading": "Bezahlt. Ihre Lizenzen sind da.",
  "order.greeting": "Hallo {name},",
  "order.body":
    "Ihre Zahlung für die Bestellung {number} ist am {date} eingegangen. Was Sie gekauft haben, liegt in Ihrem Konto zum Herunterladen bereit.",
  "order.line": "{quantity} × {name}",
  "order.total": "Summe inkl. MwSt.",
  "order.vat": "darin {rate} % MwSt. ({country})",
  "order.action": "Bestellung ansehen",
  "order.help": "Stimmt etwas nicht? Antworten Sie auf diese E-Mail und nennen Sie die Bestellnummer.",
  "order.invoiceNumber": "Rechnung",
  "order.invoiceDate": "Rechnungs- und Lieferdatum",
  "order.number": "Bestellung",
  "order.seller": "Verkäufer",
  "order.buyer": "Käufer",
  "order.vatId": "USt-IdNr.: {id}",
  "order.ownedParts": "Besitzen Sie schon, nicht berechnet: {names}",
  "order.subtotal": "Zwischensumme",
  "order.multiBuy": "Mengenrabatt",
  "order.coupon": "Gutschein {code}",
  "order.minus": "−{price}",
  "order.taxTakenOut": "Herausgerechnete MwSt. (Reverse Charge)",
  "order.totalNet": "Summe",
  "order.net": "Nettobetrag zu {rate} % MwSt. ({country})",
  "order.reverseCharge":
    "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).",
  "order.noVat": "Keine MwSt.: Der Leistungsempfänger ist außerhalb der Europäischen Union ansässig.",
  "order.agreed": "Dem haben Sie zugestimmt",
  "order.agreedOn": "Bestätigt am {date}:",
  "order.licences": "Ihre Lizenzen",
  "credit.subject": "Stornorechnung {credit} zu Ihrer Bestellung {number} bei {shop}",
  "credit.heading": "Ihr Geld ist auf dem Rückweg",
  "credit.body":
    "Ihre Bestellung {number} wurde am {date} erstattet. Diese Stornorechnung nimmt die Rechnung {invoice} zurück.",
  "credit.number": "Stornorechnung",
  "credit.total": "Erstattet",
  "credit.licences": "Zurückgenommene Lizenzen",
  "credit.licencesGone":
    "Die Lizenzen dieser Bestellung gelten nicht mehr. Bitte entfernen Sie, was damit aktiviert wurde.",
  "footer.order": "Sie bekommen diese E-Mail, weil Sie bei {shop} etwas gekauft haben. Bitte heben Sie sie auf.",
});
