import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { checkChatText, shownCharactersLeft } from "./check-chat-text.ts";

test.each([
  ["", fail({ code: "chat.emptyMessage" })],
  [" \n\t ", fail({ code: "chat.emptyMessage" })],
  ["　", fail({ code: "chat.emptyMessage" })],
  [" Where is my licence?\n", ok("Where is my licence?")],
  ["one\ntwo", ok("one\ntwo")],
  ["x".repeat(2000), ok("x".repeat(2000))],
  [` ${"x".repeat(2000)} `, ok("x".repeat(2000))],
  ["🎸".repeat(2000), ok("🎸".repeat(2000))],
  ["x".repeat(2001), fail({ code: "chat.messageTooLong" })],
])("[CHAT-02] an empty message isn't sent, nor one of more than 2,000 characters: %j", (typed, expected) => {
  expect(checkChatText(typed)).toEqual(expected);
});

test.each([
  [0, null],
  [1799, null],
  [1800, 200],
  [2000, 0],
  [2003, -3],
])("after %d characters the field shows that %s are left", (length, left) => {
  expect(shownCharactersLeft("x".repeat(length))).toBe(left);
});
