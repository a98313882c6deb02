/** `waiting` while a message or the hand-over is on its way; the last two are ends. */
export const CHAT_STAGES = ["open", "waiting", "closed", "handedOver"] as const;
export type ChatStage = (typeof CHAT_STAGES)[number];

export const CHAT_EVENTS = ["sent", "replied", "failed", "closed", "handedOver", "restarted"] as const;
export type ChatEvent = (typeof CHAT_EVENTS)[number];

/**
 * The next stage of a chat. Only an open chat sends. The server's end of a chat counts at any time: another tab may have caused it. An event
 * with no meaning in a stage doesn't change it. Source: CHAT-02, CHAT-03.
 */
export function nextChatStage(stage: ChatStage, event: ChatEvent): ChatStage {
  if (event === "closed" || event === "handedOver") return isEnded(stage) ? stage : event;
  switch (event) {
    case "sent":
      return stage === "open" ? "waiting" : stage;
    case "replied":
    case "failed":
      return stage === "waiting" ? "open" : stage;
    case "restarted":
      return isEnded(stage) ? "open" : stage;
    default:
      return unknownEvent(event);
  }
}

export function isEnded(stage: ChatStage): boolean {
  return stage === "closed" || stage === "handedOver";
}

function unknownEvent(event: never): never {
  throw new Error(`nextChatStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
