import { differencesBetween } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { CHAT_FAILURES } from "../failures.ts";
import { chatMessages } from "./chat-by-language.ts";

test.each(["de", "ja"] as const)(
  "the chat's texts in %s have the keys and placeholders of the English ones",
  (locale) => {
    expect(differencesBetween(chatMessages.en, chatMessages[locale])).toEqual([]);
  },
);

test("every failure code of the chat has its text", () => {
  expect(CHAT_FAILURES.filter((code) => !chatMessages.en[code])).toEqual([]);
});

test.each([
  ["CHAT-03", "chat.closed", "The chat has been closed by the server."],
  [
    "CHAT-03",
    "chat.handedOver",
    "Our development team has been contacted and will respond to your query shortly. Thank you for your assistance. This chat is now closed.",
  ],
  ["CHAT-04", "chat.failed", "Sorry, there was a problem with the Chat. Please try again later."],
  [
    "LAW-06",
    "chat.machine",
    "You are writing to a machine. It looks things up in our support pages and product data. If you are logged in, it also reads your own orders and licences.",
  ],
] as const)("[%s] the chat's text %s reads '%s'", (_id, key, text) => {
  expect(chatMessages.en[key]).toBe(text);
});
