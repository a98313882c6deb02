import { expect, test } from "vitest";
import { wordsOf } from "./words-of.ts";

test.each([
  ["ライセンス", "ライ イセ セン ンス"],
  ["返金してもらえますか？", "返金 して ても もら らえ えま ます すか"],
  ["Kemper で使えますか", "Kemper で 使 えま ます すか"],
  ["ﾗｲｾﾝｽ", "ライ イセ セン ンス"],
  ["faMicAlignの価格は？", "faMicAlign の 価格 は fa microphone Align"],
  ["Windows 10以降のIRローダー", "Windows 10 以降 の impulse response ロー ーダ ダー"],
])("[CHAT-05] Japanese %j is searched by pairs of characters of one script", (text, words) => {
  expect(wordsOf(text, "ja")).toBe(words);
});

test.each([
  ["Which mic for my cab?", "Which microphone for my cabinet?"],
  ["faCabRoom", "faCabRoom fa Cab Room".replace("Cab ", "cabinet ")],
  ["my license’s key", "my licence's key"],
])("[CHAT-05] %j is searched in one form of the trade's words", (text, words) => {
  expect(wordsOf(text, "en")).toBe(words);
});
