import { expect, test } from "vitest";
import { defineMessages, failureText, formatMessage, isLocale, joinSentences, placeholdersOf } from "./messages.ts";
import { differencesBetween } from "./testing.ts";

test.each([
  ["{count} of {total}", { count: 2, total: 5 }, "2 of 5"],
  ["{name} and {name}", { name: "Ada" }, "Ada and Ada"],
  ["{name}", { name: "{other}", other: "no" }, "{other}"],
  ["{name}", { name: "$&$1" }, "$&$1"],
  ["{missing} stays", {}, "{missing} stays"],
  ["no place", { name: "x" }, "no place"],
  ["{zero}", { zero: 0 }, "0"],
])("the text %j with %j reads %j", (text, params, expected) => {
  expect(formatMessage(text, params)).toBe(expected);
});

test.each([
  ["en", 1, "1 star"],
  ["en", 2, "2 stars"],
  ["en", 0, "0 stars"],
  ["ja", 1, "1 stars"],
])("in %s a plural message for %d reads %j", (locale, count, expected) => {
  expect(formatMessage({ one: "{count} star", other: "{count} stars" }, { count }, locale)).toBe(expected);
});

test.each([
  ["en", "A, B and C"],
  ["de", "A, B und C"],
  ["ja", "A、B、C"],
  ["en-US", "A, B, and C"],
])("in %s a list is written %j", (locale, expected) => {
  expect(formatMessage("{names}", { names: ["A", "B", "C"] }, locale)).toBe(expected);
});

test("a language without a form for a count takes the general one", () => {
  expect(formatMessage({ other: "{count}x" }, { count: 1 }, "en")).toBe("1x");
  expect(placeholdersOf({ one: "one", other: "{count}" })).toEqual(["count"]);
});

test.each([
  ["en", ["One.", "Two."], "One. Two."],
  ["de", ["Eins.", "Zwei."], "Eins. Zwei."],
  ["ja", ["一。", "二。"], "一。二。"],
  ["en", ["One."], "One."],
  ["en", [], ""],
])("sentences in %s are one text: %j", (locale, sentences, text) => {
  expect(joinSentences(sentences, locale)).toBe(text);
});

test("a text's placeholders are listed in one order, whatever the language's", () => {
  expect(placeholdersOf("{b} {a} {b}")).toEqual(["a", "b", "b"]);
});

test("what differs between a catalogue and its translation is named", () => {
  const original = { same: "{n} items", gone: "x", other: "{n}" };
  const translation = { same: "Artikel: {n}", other: "{m}", more: "y" };
  expect(differencesBetween(original, translation)).toEqual([
    "missing: gone",
    "not in the original: more",
    "other placeholders: other",
  ]);
});

const MESSAGES = defineMessages({ "cart.full": "At most {count}.", "cart.failed": "It failed." });

test.each([
  ["the server's text, where it sent one", { code: "cart.full", serverText: "No {count} here." }, "No {count} here."],
  ["ours for the code", { code: "cart.full", params: { count: 5 } }, "At most 5."],
  ["ours for the operation, where the code has none", { code: "api.timeout" }, "It failed."],
  ["ours, where the server's is empty", { code: "cart.full", params: { count: 5 }, serverText: "" }, "At most 5."],
])("a failure is shown as %s", (_source, failure, text) => {
  expect(failureText(failure, MESSAGES, "cart.failed")).toBe(text);
});

test("a failure without a text is a programmer's mistake", () => {
  expect(() => failureText({ code: "api.timeout" }, MESSAGES, "cart.unknown")).toThrow('No text for "api.timeout"');
});

test.each([
  ["en", true],
  ["de", true],
  ["ja", true],
  ["fr", false],
  ["EN", false],
  ["", false],
  [undefined, false],
])("%j names a language of the shop: %s", (value, expected) => {
  expect(isLocale(value)).toBe(expected);
});
