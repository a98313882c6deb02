import { defineMessages } from "@shop/kernel";

export const de = defineMessages({
  "contest.entry": "Die Nummer Ihrer Teilnahme",
  "contestEntry.subject": "Bitte bestätigen Sie Ihre Teilnahme: {title}",
  "contestEntry.heading": "Noch ein Klick",
  "contestEntry.body": "Jemand, vermutlich Sie selbst, hat diese Adresse für unser Gewinnspiel „{title}“ angemeldet.",
  "contestEntry.action": "Teilnahme bestätigen",
  "contestEntry.until": "Nur bestätigte Teilnahmen nehmen an der Ziehung teil. Sie können bis {date} UTC bestätigen.",
  "contestEntry.number":
    "Nach der Ziehung können Sie Ihr Los mit der Nummer Ihrer Teilnahme prüfen. Wie das geht, steht auf der Seite des Gewinnspiels.",
  "contestEntry.notYou":
    "Falls Sie das nicht waren, ignorieren Sie diese E-Mail einfach: Ohne Bestätigung zählt die Teilnahme nicht und wird am Ende des Gewinnspiels gelöscht.",
  "contestWon.subject": "Sie haben gewonnen: {title}",
  "contestWon.heading": "Sie haben gewonnen",
  "contestWon.body": "Ihre Teilnahme an unserem Gewinnspiel „{title}“ wurde gezogen.",
  "contestWon.prize": "Ihr Gewinn",
  "contestWon.ticket": "Ihr Los in der Ziehung",
  "contestWon.action": "Ziehung ansehen und prüfen",
  "contestWon.claim":
    "Antworten Sie auf diese E-Mail, um Ihren Gewinn anzunehmen. Bis wann das möglich ist, steht in den Teilnahmebedingungen auf der Seite des Gewinnspiels. Wir sagen Ihnen dann, wie Sie ihn erhalten.",
  "contestWon.why": "Sie erhalten diese E-Mail, weil Sie an einem Gewinnspiel von {shop} teilgenommen haben.",
});
