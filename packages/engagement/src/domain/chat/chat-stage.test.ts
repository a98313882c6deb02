import { expect, test } from "vitest";
import { CHAT_EVENTS, CHAT_STAGES, type ChatEvent, type ChatStage, nextChatStage } from "./chat-stage.ts";

/** In the order of the events. */
const TABLE: Readonly<Record<ChatStage, readonly ChatStage[]>> = {
  //        sent          replied       failed        closed        handedOver    restarted
  open: ["waiting", "open", "open", "closed", "handedOver", "open"],
  waiting: ["waiting", "open", "open", "closed", "handedOver", "waiting"],
  closed: ["closed", "closed", "closed", "closed", "closed", "open"],
  handedOver: ["handedOver", "handedOver", "handedOver", "handedOver", "handedOver", "open"],
};
const EVENTS: readonly ChatEvent[] = ["sent", "replied", "failed", "closed", "handedOver", "restarted"];

const cases = CHAT_STAGES.flatMap((stage) =>
  EVENTS.map((event, index) => [stage, event, TABLE[stage][index]] as const),
);

test.each(cases)("[CHAT-02] [CHAT-03] a chat that is %s, after %s, is %s", (stage, event, expected) => {
  expect(nextChatStage(stage, event)).toBe(expected);
});

test("the table has every event", () => {
  expect(EVENTS).toEqual(CHAT_EVENTS);
});

test("an unknown event is a programmer's mistake", () => {
  expect(() => nextChatStage("open", "danced" as ChatEvent)).toThrow("an event that it doesn't know: danced");
});
