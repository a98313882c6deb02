import { expect, test } from "vitest";
import { buildChatEntry } from "../../testing/build-chat.ts";
import { isStillUnsent } from "./still-unsent.ts";

const asked = buildChatEntry({ sender: "user", text: "Refund?" });
const replied = buildChatEntry({ sender: "bot", text: "Refund?" });

test.each([
  ["a transcript without it", [], 0, true],
  ["a transcript with it", [asked, replied], 0, false],
  ["only an earlier message with the same text", [asked, replied], 2, true],
  ["it again, after the earlier one", [asked, replied, asked], 2, false],
  ["a reply with the same text", [replied], 0, true],
])("a message that got no reply is unsent unless the server has it: %s", (_name, transcript, afterCount, expected) => {
  expect(isStillUnsent(transcript, { text: "Refund?", atMs: 0, afterCount })).toBe(expected);
});
