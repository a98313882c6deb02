import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test.each([
  ["Short.", 20, "Short."],
  ["First sentence. Second sentence.", 20, "First sentence."],
  ["最初の文です。二番目の文です。", 10, "最初の文です。"],
  ["Onesentencewithoutanend", 10, "Onesenten…"],
])("[CHAT-05] %j in %i characters is quoted as %j", (text, length, quoted) => {
  expect(shorten(text, length)).toBe(quoted);
});
