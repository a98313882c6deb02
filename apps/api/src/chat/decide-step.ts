import { isAbusive } from "./is-abusive.ts";
import { MAX_MESSAGES, MAX_WARNINGS } from "./limits.ts";
import { asksForTeam, emailIn, isYes } from "./typed-wishes.ts";

/** What the chat is when a message comes. */
export interface ChatBefore {
  readonly expects: "question" | "email" | "consent";
  readonly warnings: number;
  readonly messages: number;
  /** The address to which the team can reply: the account's, or one that a guest gave. */
  readonly email: string | null;
}

export type Step =
  | { readonly kind: "answer" | "warn" | "close" }
  | { readonly kind: "askEmail"; readonly isAgain: boolean }
  | { readonly kind: "handOver"; readonly email: string };

/**
 * What a message leads to: an answer, if it is a question; the team, if it asks for it, agrees to it or carries the requested address; a
 * warning and then the end, if it is abusive. Without an address the chat asks for one first.
 */
export function decideStep(text: string, chat: ChatBefore): Step {
  if (isAbusive(text)) return { kind: chat.warnings + 1 >= MAX_WARNINGS ? "close" : "warn" };
  const isAskedForEmail = chat.expects === "email";
  const typed = isAskedForEmail || asksForTeam(text) ? emailIn(text) : null;
  const email = chat.email ?? typed;
  if (isAskedForEmail && typed !== null) return { kind: "handOver", email: typed };
  if (isAskedForEmail && text.includes("@")) return { kind: "askEmail", isAgain: true };
  const agrees = chat.expects !== "question" && isYes(text);
  if (!agrees && !asksForTeam(text) && chat.messages < MAX_MESSAGES) return { kind: "answer" };
  return email === null ? { kind: "askEmail", isAgain: false } : { kind: "handOver", email };
}
