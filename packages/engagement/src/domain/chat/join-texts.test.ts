import { expect, test } from "vitest";
import { joinTexts } from "./join-texts.ts";

test.each([
  [["Hello", "Refund?"], "Hello\nRefund?"],
  [[undefined, "Refund?"], "Refund?"],
  [["Hello", " "], "Hello"],
  [["", undefined], ""],
])("texts typed one after the other are one message: %j", (texts, expected) => {
  expect(joinTexts(...texts)).toBe(expected);
});
