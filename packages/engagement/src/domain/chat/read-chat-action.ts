import { fail, ok, type Result } from "@shop/kernel";

type ReplyEvent = "replied" | "closed" | "handedOver";

const EVENT_OF_ACTION: Readonly<Record<string, ReplyEvent>> = {
  send_message: "replied",
  close_chat: "closed",
  contact_dev_team: "handedOver",
};

/** What the service's action means for the chat. An unknown one is a failure, `chat.failed`. Source: CHAT-03, CHAT-04. */
export function readChatAction(action: string): Result<ReplyEvent> {
  const event = Object.hasOwn(EVENT_OF_ACTION, action) ? EVENT_OF_ACTION[action] : undefined;
  return event ? ok(event) : fail({ code: "chat.failed", params: { action } });
}
