export { chatMessagesDe as messages } from "@shop/engagement";

/** What an empty chat offers. The answers to them are content/answers. */
export const questions = [
  "Wie installiere ich ein Plugin unter Windows?",
  "Wie aktiviere ich die Lizenz?",
  "Auf wie vielen Rechnern darf ich das Plugin nutzen?",
  "Kann ich mein Geld zurückbekommen?",
  "Darf ich die Impulsantworten für kommerzielle Produktionen verwenden?",
];
