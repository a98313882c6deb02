import { fail, ok, type Result } from "@shop/kernel";
import type { ChatFailureCode } from "../../failures.ts";
import { CHAT_COUNTER_FROM, MAX_CHAT_TEXT_LENGTH } from "./limits.ts";

/** The message as it is sent: without space around it. Failures: `chat.emptyMessage`, `chat.messageTooLong`. Source: CHAT-02. */
export function checkChatText(typed: string): Result<string, { readonly code: ChatFailureCode }> {
  const text = typed.trim();
  if (text === "") return fail({ code: "chat.emptyMessage" });
  return charactersOf(text) > MAX_CHAT_TEXT_LENGTH ? fail({ code: "chat.messageTooLong" }) : ok(text);
}

/** The characters left, once they are few; negative for a text that is too long, null while there are plenty. */
export function shownCharactersLeft(typed: string): number | null {
  const left = MAX_CHAT_TEXT_LENGTH - charactersOf(typed.trim());
  return left > CHAT_COUNTER_FROM ? null : left;
}

/** As people count them, and the server: an emoji is one. */
function charactersOf(text: string): number {
  return [...text].length;
}
