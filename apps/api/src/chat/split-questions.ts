import { MAX_QUESTIONS } from "./limits.ts";

const ASKING =
  "how|what|where|when|why|which|who|can|could|do|does|is|are|may|wie|was|wo|wann|warum|welche[rsmn]?|wer|kann|können|gibt|ist|sind|darf";
/** After a question mark, or at an "and" that a question follows: "What does it cost and how do I install it?" */
const BETWEEN = new RegExp(`(?<=\\?)\\s+|(?<=？)|\\n+|,?\\s+(?:and|und)\\s+(?=(?:${ASKING})\\b)`, "iu");
const IS_QUESTION = new RegExp(`[?？]$|^(?:${ASKING})\\b`, "iu");

/** The questions of a message. Fewer than two: the message is searched as a whole. */
export function splitQuestions(text: string): readonly string[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  return parts.filter((part) => IS_QUESTION.test(part)).slice(0, MAX_QUESTIONS);
}
