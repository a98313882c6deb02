import { expect, test } from "vitest";
import { type ChatBefore, decideStep, type Step } from "./decide-step.ts";

const GUEST: ChatBefore = { expects: "question", warnings: 0, messages: 4, email: null };
const CUSTOMER: ChatBefore = { ...GUEST, email: "ada@shop.test" };
const ASKED: ChatBefore = { ...GUEST, expects: "email" };
const OFFERED: ChatBefore = { ...CUSTOMER, expects: "consent" };

const ANSWER: Step = { kind: "answer" };
const ASK: Step = { kind: "askEmail", isAgain: false };
const handOver = (email: string): Step => ({ kind: "handOver", email });

test.each<[string, string, ChatBefore, Step]>([
  ["a question", "How do refunds work?", GUEST, ANSWER],
  ["a yes that nobody asked for", "yes", CUSTOMER, ANSWER],
  ["a yes after the offer", "Ja, bitte.", OFFERED, handOver("ada@shop.test")],
  ["another question after the offer", "And in yen?", OFFERED, ANSWER],
  ["the requested address", "ada@guest.example", ASKED, handOver("ada@guest.example")],
  ["an address that isn't whole", "ada@guest", ASKED, { kind: "askEmail", isAgain: true }],
  ["another question instead of the address", "And in yen?", ASKED, ANSWER],
  ["a yes instead of the address", "はい", ASKED, ASK],
  ["an address that nobody asked for", "ada@guest.example", GUEST, ANSWER],
  ["a guest who asks for the team", "Can I talk to a human?", GUEST, ASK],
  ["the same with the address", "A human please: ada@guest.example", GUEST, handOver("ada@guest.example")],
  ["a customer who asks for the team", "担当者につないでください", CUSTOMER, handOver("ada@shop.test")],
  ["the window's words for it", "I would like to talk to a person.", CUSTOMER, handOver("ada@shop.test")],
  ["the same in German", "Ich möchte mit einem Menschen sprechen.", CUSTOMER, handOver("ada@shop.test")],
  ["the same in Japanese", "担当者と話したいです。", CUSTOMER, handOver("ada@shop.test")],
  ["the same as a polite question", "担当者と話せますか？", CUSTOMER, handOver("ada@shop.test")],
  ["a Japanese question whether it is a human", "担当者の方ですか？", CUSTOMER, ANSWER],
  ["a Japanese question who replies", "スタッフが返信していますか？", CUSTOMER, ANSWER],
  ["a question whether it is a human", "Am I talking to a real person?", CUSTOMER, ANSWER],
  ["the 200th message", "How do refunds work?", { ...CUSTOMER, messages: 200 }, handOver("ada@shop.test")],
  ["the message before it", "How do refunds work?", { ...CUSTOMER, messages: 199 }, ANSWER],
  ["a first insult", "fuck you", CUSTOMER, { kind: "warn" }],
  ["a second insult", "Arschloch!", { ...CUSTOMER, warnings: 1 }, { kind: "close" }],
  ["a complaint", "This damn plugin crashes, it's crap", CUSTOMER, ANSWER],
])("[CHAT-05] %s: %s", (_case, text, chat, step) => {
  expect(decideStep(text, chat)).toEqual(step);
});
