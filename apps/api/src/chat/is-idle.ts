import type { ChatRow } from "./chats.ts";
import { CHAT_IDLE_MS } from "./limits.ts";

/** Whether an open chat has had no message for so long that it is over. */
export function isIdle(chat: Pick<ChatRow, "state" | "messages" | "last_message_at">, nowMs: number): boolean {
  return chat.state === "open" && chat.messages > 0 && nowMs - chat.last_message_at.getTime() >= CHAT_IDLE_MS;
}
