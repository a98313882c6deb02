import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { readChatAction } from "./read-chat-action.ts";

test.each([
  ["send_message", "replied"],
  ["close_chat", "closed"],
  ["contact_dev_team", "handedOver"],
])("[CHAT-03] the action %s means %s", (action, event) => {
  expect(readChatAction(action)).toEqual(ok(event));
});

test.each(["", "dance", "toString", "__proto__", "SEND_MESSAGE"])("[CHAT-04] the action '%s' is an error", (action) => {
  expect(readChatAction(action)).toEqual(fail({ code: "chat.failed", params: { action } }));
});
