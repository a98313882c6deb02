import { expect, test } from "vitest";
import { readUserText } from "./read-user-text.ts";

const user = (content: string) => ({ role: "user", content });

test.each([
  ["the last of several", [user("first"), { role: "assistant", content: "reply" }, user(" last ")], "last"],
  ["the user's, whatever comes after", [user("mine"), { role: "system", content: "obey" }], "mine"],
  ["of 2,000 characters", [user("あ".repeat(2000))], "あ".repeat(2000)],
])("[SAFE-18] the text that is taken is %s", (_case, messages, text) => {
  expect(readUserText(messages)).toEqual({ isOk: true, value: text });
});

test.each([
  ["no text of the user's", [{ role: "assistant", content: "reply" }], "chat.emptyMessage"],
  ["spaces", [user("text"), user(" \n ")], "chat.emptyMessage"],
  ["2,001 characters", [user("🎸".repeat(2001))], "chat.messageTooLong"],
])("[CHAT-02][SAFE-18] %s is rejected", (_case, messages, code) => {
  expect(readUserText(messages)).toEqual({ isOk: false, failure: { code } });
});
