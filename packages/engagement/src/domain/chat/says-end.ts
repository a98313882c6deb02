import type { ChatEntry } from "./chat-entry.ts";

/** Whether the last message already has the words of the chat's end, so that they aren't shown twice. */
export function saysEnd(entries: readonly ChatEntry[], words: string): boolean {
  const last = entries.at(-1);
  return last?.sender === "bot" && last.text.trim() === words;
}
