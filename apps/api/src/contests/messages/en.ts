import { defineMessages } from "@shop/kernel";

export const en = defineMessages({
  "contest.entry": "Your entry's number",
  "contestEntry.subject": "Please confirm your entry: {title}",
  "contestEntry.heading": "One press to go",
  "contestEntry.body": "Someone, probably you, entered this address into our contest “{title}”.",
  "contestEntry.action": "Confirm the entry",
  "contestEntry.until": "Only confirmed entries take part. You can confirm until {date} UTC.",
  "contestEntry.number":
    "After the draw you can check your ticket with the number of your entry. The contest's page shows how.",
  "contestEntry.notYou":
    "If this wasn't you, you can ignore this email: unless you confirm, the entry doesn't count, and it is deleted when the contest ends.",
  "contestWon.subject": "You have won: {title}",
  "contestWon.heading": "You have won",
  "contestWon.body": "Your entry was drawn in our contest “{title}”.",
  "contestWon.prize": "Your prize",
  "contestWon.ticket": "Its ticket in the draw",
  "contestWon.action": "See the draw and how to check it",
  "contestWon.claim":
    "Reply to this email to claim your prize. The rules on the contest's page say by when. We will tell you how you get it.",
  "contestWon.why": "You are receiving this email because you entered a contest of {shop}.",
});
