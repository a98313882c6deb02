import type { Locale } from "@shop/kernel";

/** Runs of one kind: kanji, katakana, hiragana, or what is written in words. A name ends where the Japanese after it begins. */
const RUNS =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー])[\p{L}\p{N}])+/gu;
const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Short forms of the trade, and the spellings of another country: both sides of a search use one form. */
const FORMS: Readonly<Record<string, string>> = {
  mic: "microphone",
  mics: "microphones",
  cab: "cabinet",
  cabs: "cabinets",
  amp: "amplifier",
  amps: "amplifiers",
  ir: "impulse response",
  irs: "impulse responses",
  license: "licence",
  licenses: "licences",
};

/** Whether a text is Japanese, whatever the language of the page it was typed on. */
export function isJapanese(text: string): boolean {
  return JAPANESE.test(text);
}

/**
 * A text as the database's parser for this language can read it. Japanese has no spaces, so it becomes pairs of characters within runs of
 * one script. A name such as faCabRoom is also split, because customers write "cab room".
 */
export function wordsOf(text: string, locale: Locale): string {
  const normal = text.normalize("NFKC").replaceAll("’", "'");
  const parted =
    normal.match(/\p{Script=Latin}*\p{Ll}\p{Lu}\p{Script=Latin}*/gu)?.flatMap((name) => name.split(CAMEL_CASE)) ?? [];
  const whole = [normal, ...parted]
    .join(" ")
    .replace(/\p{Script=Latin}+/gu, (word) => FORMS[word.toLowerCase()] ?? word);
  return locale === "ja" ? (whole.match(RUNS) ?? []).flatMap(pairsOf).join(" ") : whole;
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (!JAPANESE.test(run) || characters.length < 2) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
