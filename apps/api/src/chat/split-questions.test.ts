import { expect, test } from "vitest";
import { splitQuestions } from "./split-questions.ts";

test.each([
  ["What does faAlign cost and how do I install it?", ["What does faAlign cost", "how do I install it?"]],
  ["Was kostet faAlign, und wie installiere ich es?", ["Was kostet faAlign", "wie installiere ich es?"]],
  ["いくらですか？返金できますか？", ["いくらですか？", "返金できますか？"]],
  ["Is it free? Does it run on Linux?", ["Is it free?", "Does it run on Linux?"]],
  ["Does it come as VST3 and AAX?", ["Does it come as VST3 and AAX?"]],
  [
    "I bought faAlign and installed it. How do I activate it?",
    ["I bought faAlign and installed it. How do I activate it?"],
  ],
  ["money back", []],
])("[CHAT-05] the questions of '%s' are %o", (text, questions) => {
  expect(splitQuestions(text)).toEqual(questions);
});
