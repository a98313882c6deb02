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
  "alreadyRegistered.action": "Anmelden",
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
  "passwordChanged.bodyByPassword":
    "Das Passwort Ihres Kontos wurde am {time} Uhr UTC geändert, von jemandem, der angemeldet war und das alte kannte.",
  "passwordChanged.otherSessions": "Alle anderen Browser, in denen Sie angemeldet waren, sind abgemeldet.",
  "passwordChanged.notYouByPassword":
    "Falls Sie das nicht waren, kannte jemand Ihr Passwort. Fordern Sie im Shop ein neues an und schreiben Sie an {contact}.",
  "manyLogins.subject": "Viele fehlgeschlagene Anmeldungen bei Ihrem Konto bei {shop}",
  "manyLogins.heading": "Jemand probiert Passwörter aus",
  "manyLogins.body":
    "Bis zum {time} Uhr UTC sind innerhalb eines Tages {tries} Anmeldungen bei Ihrem Konto fehlgeschlagen. Keine davon war erfolgreich.",
  "manyLogins.slowed":
    "Der Shop verzögert jetzt weitere Versuche. Browser, in denen Sie sich schon angemeldet haben, sind nicht betroffen.",
  "manyLogins.advice":
    "Falls Sie sich anderswo nicht anmelden können, nutzen Sie „Passwort vergessen“ bei der Anmeldung: Der Link funktioniert immer. Falls Sie dieses Passwort auch auf einer anderen Website verwenden, ändern Sie es an beiden Stellen. Fragen: {contact}.",
  "newsletterConfirm.subject": "Bitte bestätigen: Neues von {shop}",
  "newsletterConfirm.heading": "Möchten Sie diese E-Mails?",
  "newsletterConfirm.body": "Jemand, vermutlich Sie selbst, möchte E-Mails zu:",
  "newsletterConfirm.action": "Ja, bitte senden",
  "newsletterConfirm.expiry": "Der Link gilt einmal und {days} Tage lang. Vorher wird nichts gesendet.",
  "newsletterConfirm.notYou":
    "Falls Sie das nicht waren, müssen Sie nichts tun: Ohne den Link bekommen Sie keine dieser E-Mails.",
  "newsletterSubscribed.subject": "Sie bekommen Neues von {shop}",
  "newsletterSubscribed.heading": "Sie haben den Newsletter abonniert",
  "newsletterSubscribed.body": "Ab jetzt bekommen Sie E-Mails zu:",
  "newsletterSubscribed.action": "Auswählen oder abbestellen",
  "newsletterSubscribed.end": "Der Link führt ohne Passwort zu Ihren Einstellungen. Sie können das jederzeit beenden.",
  "footer.newsletter": "Sie bekommen diese E-Mail, weil Sie den Newsletter von {shop} abonniert haben.",
  "contactCopy.subject": "Ihre Nachricht an {shop} ist angekommen",
  "contactCopy.heading": "Ihre Nachricht ist angekommen",
  "contactCopy.body": "Danke für Ihre Nachricht. Wir antworten so bald wie möglich, per E-Mail an diese Adresse.",
  "contactCopy.yourMessage": "Ihre Nachricht",
  "contactCopy.notYou":
    "Falls Sie uns nicht geschrieben haben, hat jemand versehentlich Ihre Adresse eingegeben. Sie müssen nichts tun.",
  "contactCopy.why": "Sie bekommen diese E-Mail, weil Sie angemeldet an {shop} geschrieben haben.",
  "footer.account": "Sie bekommen diese E-Mail, weil an Ihrem Konto bei {shop} etwas geändert wurde.",
  "footer.asked": "Sie bekommen diese E-Mail, weil sie bei {shop} mit dieser Adresse angefordert wurde.",
  "pin.expiry": "Die PIN gilt einmal und {minutes} Minuten lang, und nur die neueste gilt.",
  "pin.secret": "Geben Sie sie niemandem. Wir fragen nie danach, weder per E-Mail noch am Telefon noch im Chat.",
  "emailChangePin.subject": "Ihre PIN für eine neue E-Mail-Adresse bei {shop}",
  "emailChangePin.heading": "Bestätigen Sie diese Adresse",
  "emailChangePin.body":
    "Jemand, vermutlich Sie selbst, möchte diese Adresse für ein Konto bei uns. Geben Sie diese PIN dort ein, wo danach gefragt wird:",
  "emailChangePin.notYou": "Falls Sie das nicht waren, müssen Sie nichts tun: Ohne die PIN ändert sich nichts.",
  "deletionPin.subject": "Ihre PIN zum Löschen Ihres Kontos bei {shop}",
  "deletionPin.heading": "Bestätigen Sie das Löschen",
  "deletionPin.body":
    "Jemand, vermutlich Sie selbst, möchte Ihr Konto löschen. Geben Sie diese PIN dort ein, wo danach gefragt wird:",
  "deletionPin.notYou":
    "Falls Sie das nicht waren, ist jemand in Ihrem Konto angemeldet: Ändern Sie Ihr Passwort, das meldet alle anderen Browser ab.",
  "emailChange.untilThen":
    "Bis dahin melden Sie sich mit der alten Adresse an. Sobald die neue gilt, werden alle Browser abgemeldet.",
  "emailChangeAnnounced.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} wird geändert",
  "emailChangeAnnounced.heading": "Ihre E-Mail-Adresse wird geändert",
  "emailChangeAnnounced.body": "Am {time} Uhr UTC wird {email} die Adresse Ihres Kontos.",
  "emailChangeAnnounced.action": "Alte Adresse behalten",
  "emailChangeAnnounced.notYou":
    "Falls Sie das nicht waren, kennt jemand Ihr Passwort. Die Schaltfläche führt zu einer Seite, die die Änderung zurücknimmt und alle Browser abmeldet. Setzen Sie danach ein neues Passwort.",
  "emailChangeWelcome.subject": "Diese Adresse wird die Ihres Kontos bei {shop}",
  "emailChangeWelcome.heading": "Die PIN war richtig",
  "emailChangeWelcome.body": "Am {time} Uhr UTC wird dies die Adresse Ihres Kontos.",
  "emailChangeWelcome.takeBack":
    "Bis dahin können Sie die Änderung in Ihrem Konto zurücknehmen, oder über die E-Mail an die alte Adresse.",
  "emailChangeRevoked.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} bleibt",
  "emailChangeRevoked.heading": "Die Änderung wurde zurückgenommen",
  "emailChangeRevoked.body":
    "Die Änderung zu {email} wurde am {time} Uhr UTC zurückgenommen. Das Konto behält die Adresse, die es hat.",
  "emailChangeRevoked.newPassword":
    "Alle Browser, die angemeldet waren, sind abgemeldet. Wer die Änderung begonnen hat, kannte das Passwort: Setzen Sie jetzt ein neues.",
  "emailChanged.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} wurde geändert",
  "emailChanged.heading": "Ihre E-Mail-Adresse wurde geändert",
  "emailChanged.body": "Seit dem {time} Uhr UTC hat Ihr Konto die Adresse {email}. Ihr Passwort ist unverändert.",
  "emailChanged.sessions":
    "Alle Browser, die angemeldet waren, sind abgemeldet. Melden Sie sich mit der neuen Adresse an.",
  "emailChanged.notYou": "Falls Sie das nicht waren, schreiben Sie sofort an {contact}.",
  "emailChangeFailed.subject": "Die E-Mail-Adresse Ihres Kontos bei {shop} bleibt",
  "emailChangeFailed.heading": "Die Änderung war nicht möglich",
  "emailChangeFailed.body":
    "Ihr Konto konnte die Adresse {email} nicht bekommen: Sie gehört inzwischen zu einem anderen Konto. Ihr Konto behält die Adresse, die es hat.",
  "addressInUse.subject": "Diese Adresse hat bereits ein Konto bei {shop}",
  "addressInUse.heading": "Diese Adresse hat bereits ein Konto",
  "addressInUse.body":
    "Jemand, vermutlich Sie selbst, wollte diese Adresse für ein anderes Konto bei uns. Sie gehört schon zu einem Konto, daher wurde nichts geändert: Eine Adresse hat ein Konto.",
  "deletionScheduled.subject": "Ihr Konto bei {shop} wird gelöscht",
  "deletionScheduled.heading": "Ihr Konto wird gelöscht",
  "deletionScheduled.body":
    "Wie Sie mit der PIN bestätigt haben, wird Ihr Konto am {time} Uhr UTC gelöscht, mit Lizenzen und Downloads. Alle Browser sind abgemeldet.",
  "deletionScheduled.cancel":
    "Möchten Sie es doch behalten? Melden Sie sich vor dem {time} Uhr UTC an: Das bricht das Löschen ab.",
  "deletionScheduled.action": "Anmelden",
  "deletionScheduled.kept":
    "Bestellungen und Rechnungen bewahren wir getrennt auf, so lange das Gesetz es verlangt. Was in Protokollen und Sicherungen von Ihnen übrig ist, ist spätestens 90 Tage nach dem Löschen fort.",
  "deletionScheduled.notYou":
    "Falls Sie das nicht waren, melden Sie sich an, setzen Sie ein neues Passwort und schreiben Sie an {contact}.",
  "deletionCancelled.subject": "Ihr Konto bei {shop} bleibt",
  "deletionCancelled.heading": "Das Löschen ist abgebrochen",
  "deletionCancelled.body":
    "Jemand, vermutlich Sie selbst, hat sich am {time} Uhr UTC angemeldet. Das hat das Löschen Ihres Kontos abgebrochen: Alles ist, wie es war.",
  "deletionCancelled.notYou":
    "Falls Sie das nicht waren, kennt jemand Ihr Passwort: Setzen Sie ein neues und schreiben Sie an {contact}.",
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
  "order.headingFree": "Ihre Lizenzen sind da.",
  "order.bodyFree":
    "Ihre Bestellung {number} wurde am {date} abgeschlossen. Zu zahlen war nichts. Was Sie bestellt haben, liegt in Ihrem Konto zum Herunterladen bereit.",
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
  "order.tax": "MwSt.",
  "order.reverseCharge":
    "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).",
  "order.vatIdInvalid":
    "Laut dem europäischen Register der USt-IdNrn. (VIES) ist {id} nicht gültig; deshalb enthält diese Bestellung Mehrwertsteuer. Wenn Ihr Unternehmen die Steuer selbst schuldet, antworten Sie auf diese E-Mail mit einem Nachweis, dass die USt-IdNr. am Tag der Bestellung gültig war: Wir erstatten dann die Mehrwertsteuer und berichtigen die Rechnung.",
  "order.vatIdUnconfirmed":
    "Ihre USt-IdNr. {id} ließ sich nicht bestätigen; deshalb enthält diese Bestellung Mehrwertsteuer. Wenn Ihr Unternehmen die Steuer selbst schuldet, antworten Sie auf diese E-Mail mit einem Nachweis, dass die USt-IdNr. am Tag der Bestellung gültig war: Wir erstatten dann die Mehrwertsteuer und berichtigen die Rechnung.",
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
  "redeemed.subject": "Ihre neuen Lizenzen bei {shop}",
  "redeemed.heading": "Ihr Code wurde eingelöst",
  "redeemed.body": "Das haben Sie dafür bekommen. Die Downloads finden Sie in Ihrem Konto.",
  "redeemed.action": "Zu Ihrem Konto",
  "transfer.handedOn.subject": "Sie haben {product} weitergegeben",
  "transfer.handedOn.heading": "{product} ist weitergegeben",
  "transfer.handedOn.body":
    "Ihre Lizenz für {product} ist an {recipient} weitergegeben. Ihre Downloads sind beendet, Ihre Geräte freigegeben, und ein Lizenztransfer ist verbraucht.",
  "transfer.handedOn.waits":
    "Hat diese Adresse noch kein Konto bei {shop}, wartet die Lizenz bis zum {date} auf eines. Wird bis dahin keines eröffnet, kommt sie samt dem Lizenztransfer zu Ihnen zurück, und wir schreiben Ihnen.",
  "transfer.notYou": "Falls Sie das nicht waren, schreiben Sie sofort an {contact}.",
  "transfer.offered.subject": "Eine Lizenz für {product} wartet auf Sie",
  "transfer.offered.heading": "{product} wartet auf Sie",
  "transfer.offered.body": "{sender}, Kunde bei {shop}, hat eine Lizenz für {product} an Sie weitergegeben.",
  "transfer.offered.how":
    "Um sie zu bekommen, registrieren Sie sich mit dieser Adresse, {recipient}, und aktivieren das Konto bis zum {date}. Ein Konto kostet nichts. Das Plugin liegt sofort darin, mit Downloads und Updates.",
  "transfer.offered.action": "Registrieren",
  "transfer.offered.expiry":
    "Gibt es bis dahin kein Konto, geht die Lizenz zurück. Wenn Sie sie nicht möchten, müssen Sie nichts tun.",
  "transfer.received.subject": "Eine Lizenz für {product} gehört Ihnen",
  "transfer.received.heading": "{product} gehört Ihnen",
  "transfer.received.body": "{sender}, Kunde bei {shop}, hat eine Lizenz für {product} an Sie weitergegeben.",
  "transfer.received.bodyUnnamed": "Ein Kunde von {shop} hat eine Lizenz für {product} an Sie weitergegeben.",
  "transfer.received.account": "Sie liegt in Ihrem Konto, mit Downloads und Updates.",
  "transfer.received.key": "Ihr Lizenzschlüssel",
  "transfer.received.action": "Zu Ihrem Konto",
  "transfer.returned.subject": "{product} gehört wieder Ihnen",
  "transfer.returned.heading": "{product} gehört wieder Ihnen",
  "transfer.returned.body":
    "Für {recipient} wurde bis zum {date} kein Konto eröffnet. Ihre Lizenz für {product} ist unter demselben Schlüssel zu Ihnen zurückgekommen, und ebenso Ihr Lizenztransfer.",
  "transfer.returned.bodyUnnamed":
    "Niemand hat Ihre Lizenz für {product} bis zum {date} übernommen. Sie ist unter demselben Schlüssel zu Ihnen zurückgekommen, und ebenso Ihr Lizenztransfer.",
  "transfer.returned.devices": "Geräte müssen neu aktiviert werden.",
  "transfer.takenBack.subject": "Ihre Lizenz für {product} ist beendet",
  "transfer.takenBack.heading": "Eine Lizenz ist beendet",
  "transfer.takenBack.body":
    "Der Kauf, aus dem die Lizenz für {product} stammt, wurde rückgängig gemacht. Die Lizenz, die an Sie weitergegeben wurde, gilt daher nicht mehr. Bitte entfernen Sie, was damit aktiviert wurde.",
  "transfer.takenBack.contact": "Bei Fragen schreiben Sie an {contact}.",
  "footer.order": "Sie bekommen diese E-Mail, weil Sie bei {shop} etwas gekauft haben. Bitte heben Sie sie auf.",
});
