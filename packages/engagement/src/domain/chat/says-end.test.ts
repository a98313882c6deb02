import { expect, test } from "vitest";
import { buildChatEntry } from "../../testing/build-chat.ts";
import { saysEnd } from "./says-end.ts";

const END = buildChatEntry({ text: "The end.\n" });

test.each([
  ["its last message", [buildChatEntry(), END], true],
  ["an earlier message", [END, buildChatEntry()], false],
  ["the shopper", [{ ...END, sender: "user" as const }], false],
  ["nobody", [], false],
])("the words of a chat's end are said already by %s", (_who, entries, expected) => {
  expect(saysEnd(entries, "The end.")).toBe(expected);
});
