import type { Locale } from "@shop/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { findAnswers } from "./find-answers.ts";
import { type Passage, replacePassages } from "./passages.ts";
import { searchPassages } from "./search-passages.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const passage = (position: number, title: string, locale: Locale = "en"): Passage => ({
  ...{ source: "answers/refunds", position, locale, kind: "answer", title, path: "/refunds", body: "" },
  ...{ product_name: null, about: null, words: [] },
});
const give = (...passages: Passage[]) => replacePassages(shop.db, passages);
const search = (question: string, locale: Locale = "en") => searchPassages(shop.db, { question, locale });
/** Words that no passage has, in the order of the alphabet before "zebra". */
const strangers = (count: number) => Array.from({ length: count }, (_, index) => `aa${index}`).join(" ");

test("[CHAT-05] a search returns the six best passages", async () => {
  await give(...Array.from({ length: 8 }, (_, position) => passage(position, "Refunds")));
  expect((await search("refunds")).map(({ title }) => title)).toEqual(Array(6).fill("Refunds"));
});

test("[CHAT-05] all passages of an import can be found, however many there are", async () => {
  await give(...Array.from({ length: 121 }, (_, position) => passage(position, `Refunds number${position}`)));
  for (const position of [0, 49, 50, 100, 120]) {
    expect(await search(`number${position}`)).toMatchObject([{ title: `Refunds number${position}` }]);
  }
});

test("[CHAT-05] of a long text sixty different words are searched", async () => {
  await give(passage(0, "Zebra"));
  expect(await search(`${strangers(59)} zebra`)).toMatchObject([{ title: "Zebra" }]);
  expect(await search(`${strangers(60)} zebra`)).toEqual([]);
});

test("[CHAT-05] of a long text five sentences are searched one by one", async () => {
  await give(passage(0, "Zebra"));
  const find = async (before: number) => {
    const sentences = Array.from({ length: before }, (_, index) => `Bb${index} cc${index}.`);
    return findAnswers(shop.db, { question: [...sentences, "Zebra?"].join(" "), locale: "en" });
  };
  expect(await find(4)).toMatchObject([{ title: "Zebra" }]);
  expect(await find(5)).toEqual([]);
});

test("[CHAT-05] a pair of hiragana weighs a fifth of another word", async () => {
  await give(passage(0, "返金", "ja"));
  // ln(5/3) of the word that is found, and ln(3) of the one that isn't, whole or a fifth of it.
  expect(await search("返金 手順", "ja")).toMatchObject([{ coverage: expect.closeTo(0.3174, 4) }]);
  expect(await search("返金 して", "ja")).toMatchObject([{ coverage: expect.closeTo(0.6992, 4) }]);
});
