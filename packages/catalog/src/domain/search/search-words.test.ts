import { expect, test } from "vitest";
import { askedWords, gramsOf, isJapanese, searchWords } from "./search-words.ts";

test.each([
  ["A closed 4×12, tight.", ["a", "closed", "4x12", "tight"]],
  ["Bässe wie früher, groß", ["basse", "wie", "fruher", "gross"]],
  ["faMicAlign", ["famicalign", "fa", "mic", "align"]],
  ["ＩＲ パック", ["ir", "パッ", "ック"]],
  ["密閉型の箱", ["密閉", "閉型", "の", "箱"]],
  ["faMicAlignの揃え方", ["famicalign", "の", "揃", "え", "方", "fa", "mic", "align"]],
  ["4×12キャビ", ["4x12", "キャ", "ャビ"]],
  ["", []],
  ["?! ×", ["x"]],
])("[CAT-10] %j is found by %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test("[CAT-10] what a shopper types isn't split, its particles are left out, and eight words are looked for", () => {
  expect(askedWords("faMicAlign famicalign")).toEqual(["famicalign"]);
  expect(askedWords("密閉型の箱")).toEqual(["密閉", "閉型", "箱"]);
  expect(askedWords("faMicAlignの")).toEqual(["famicalign"]);
  expect(askedWords("1 2 3 4 5 6 7 8 9")).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});

test("[CAT-10] a word is compared by its groups of three letters; a short or a Japanese one isn't", () => {
  expect(gramsOf("bass")).toEqual(["  b", " ba", "bas", "ass", "ss "]);
  expect(gramsOf("dry")).toEqual([]);
  expect(gramsOf("密閉")).toEqual([]);
});

test("[CHAT-05] Japanese is recognised in whatever it is mixed with", () => {
  expect([isJapanese("VST3 は？"), isJapanese("VST3?"), isJapanese("Größe")]).toEqual([true, false, false]);
});
