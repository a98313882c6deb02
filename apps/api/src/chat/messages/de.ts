import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "chat.closedByServer": "Der Chat wurde vom Server geschlossen.",
  "chat.teamContacted":
    "Unser Entwicklungsteam wurde benachrichtigt und beantwortet Ihre Anfrage in Kürze. Vielen Dank für Ihre Mithilfe. Dieser Chat ist nun geschlossen.",
  "chat.refusedGuest":
    "Dazu habe ich auf unseren Seiten nichts gefunden. Geben Sie Ihre E-Mail-Adresse ein, dann übergebe ich diesen Chat an unser Team. Oder stellen Sie eine andere Frage.",
  "chat.refusedCustomer":
    "Dazu habe ich auf unseren Seiten nichts gefunden. Soll ich diesen Chat an unser Team übergeben? Schreiben Sie „ja“, oder stellen Sie eine andere Frage.",
  "chat.askEmail": "An welche E-Mail-Adresse soll unser Team antworten?",
  "chat.askEmailAgain": "Das ist keine vollständige E-Mail-Adresse. Bitte geben Sie sie noch einmal ein.",
  "chat.warning": "Bitte wählen Sie andere Worte. Sonst endet dieser Chat.",
  "chat.yours": "In Ihrem Konto:",
  "chat.nothingYours": "In Ihrem Konto ist noch nichts.",
  "chat.logIn": "Melden Sie sich an, um hier Ihre eigenen Daten zu sehen.",
  "chat.price": "{name} kostet {price}.",
  "chat.reducedPrice": "{name} kostet {price} statt {full}.",
  "chat.free": "{name} ist kostenlos.",
  "chat.owned": "Es gehört Ihnen bereits.",
  "chat.currentVersion": "Die aktuelle Version ist {version}.",
  "chat.version": "{name}, Version {version}",
  "chat.licences": "{name}, Lizenzen: {number}",
  "chat.order.pending": "Bestellung {number}, {date}: {products}, {total}, noch nicht bezahlt",
  "chat.order.paid": "Bestellung {number}, {date}: {products}, {total}, bezahlt",
  "chat.order.closed": "Bestellung {number}, {date}: {products}, {total}, ohne Zahlung geschlossen",
  "chat.order.refunded": "Bestellung {number}, {date}: {products}, {total}, erstattet",
  "chat.order.disputed": "Bestellung {number}, {date}: {products}, {total}, Zahlung reklamiert",
  "chatHandOver.subject": "Chat {ticket}",
  "chatHandOver.heading": "Ein Chat braucht Ihre Antwort",
  "chatHandOver.body":
    "Der Chat hat keine Antwort gefunden, oder der Kunde möchte mit einem Menschen sprechen. Ihre Antwort auf diese E-Mail geht an den Kunden.",
  "chatHandOver.ticket": "Ticket",
  "chatHandOver.email": "E-Mail",
  "chatHandOver.account": "Konto",
  "chatHandOver.customer": "Kunde, angemeldet",
  "chatHandOver.guest": "Gast",
  "chatHandOver.transcript": "Verlauf",
  "chatHandOver.user": "Kunde",
  "chatHandOver.bot": "Chat",
  "chatHandOver.footer": "Sie erhalten diese E-Mail, weil sie an das Team von {shop} geht.",
  "chatTicket.subject": "Ihre Frage an {shop}: {ticket}",
  "chatTicket.heading": "Ihre Frage liegt unserem Team vor",
  "chatTicket.body": "Ihr Chat hat unser Team erreicht. Wir antworten so bald wie möglich per E-Mail an diese Adresse.",
  "chatTicket.ticket": "Ticketnummer",
  "chatTicket.notYou":
    "Falls Sie nicht mit uns gechattet haben, hat jemand versehentlich Ihre Adresse eingegeben. Sie müssen nichts tun.",
  "chatTicket.footer": "Sie erhalten diese E-Mail, weil ein Chat bei {shop} mit dieser Adresse übergeben wurde.",
});
