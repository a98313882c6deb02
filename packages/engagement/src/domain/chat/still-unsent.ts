import type { ChatEntry, UnsentText } from "./chat-entry.ts";

/**
 * Whether the server's transcript lacks a message that got no reply: a request that timed out may have arrived. Only what came after the
 * message was sent counts, because people ask the same again.
 */
export function isStillUnsent(transcript: readonly ChatEntry[], { text, afterCount }: UnsentText): boolean {
  return !transcript.slice(afterCount).some((entry) => entry.sender === "user" && entry.text === text);
}
