import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "contest.entry": "Die Nummer Ihrer Teilnahme",
  "contestEntry.subject": "Bitte bestätigen Sie Ihre Teilnahme: {title}",
  "contestEntry.heading": "Noch ein Klick",
  "contestEntry.body": "Jemand, vermutlich Sie, hat diese Adresse für unser Gewinnspiel „{title}“ angemeldet.",
  "contestEntry.action": "Teilnahme bestätigen",
  "contestEntry.until": "Nur bestätigte Teilnahmen kommen in die Ziehung. Sie können bis {date} UTC bestätigen.",
  "contestEntry.number":
    "Nach der Ziehung können Sie Ihr Los mit der Nummer Ihrer Teilnahme prüfen. Wie, zeigt die Seite des Gewinnspiels.",
  "contestEntry.notYou":
    "Falls Sie das nicht waren, ignorieren Sie diese E-Mail einfach: Ohne Bestätigung gibt es keine Teilnahme, und die Adresse wird am Ende des Gewinnspiels gelöscht.",
  "contestWon.subject": "Sie haben gewonnen: {title}",
  "contestWon.heading": "Sie haben gewonnen",
  "contestWon.body": "Ihre Teilnahme an unserem Gewinnspiel „{title}“ wurde gezogen.",
  "contestWon.prize": "Ihr Gewinn",
  "contestWon.ticket": "Ihr Los in der Ziehung",
  "contestWon.action": "Ziehung ansehen und prüfen",
  "contestWon.claim":
    "Antworten Sie auf diese E-Mail, um Ihren Gewinn anzunehmen. Bis wann, steht in den Regeln auf der Seite des Gewinnspiels. Wir sagen Ihnen dann, wie Sie ihn erhalten.",
  "contestWon.why": "Sie erhalten diese E-Mail, weil Sie an einem Gewinnspiel von {shop} teilgenommen haben.",
});
