import { MAX_SEARCH_WORDS, MIN_RESPELLED_LENGTH } from "../limits.ts";

/** Runs of one kind: kanji, katakana, hiragana, or what is written in words. A name ends where the Japanese after it begins. */
const RUNS =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー])[\p{L}\p{N}])+/gu;
const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
const PARTICLE = /^\p{Script=Hiragana}$/u;
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * The words of a text by which a search finds it, each once: lower case, without accents. Japanese has no spaces, so it becomes pairs of
 * characters within runs of one script. A name such as faCabRoom is also split, because people write "cab room". Source: CAT-10.
 */
export function searchWords(text: string): readonly string[] {
  const parts = text.match(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu)?.flatMap((name) => name.split(CAMEL_CASE)) ?? [];
  return [...new Set([text, ...parts].flatMap(wordsIn))];
}

/** The words that a shopper looks for: the first eight. A single hiragana is a particle, which nobody looks for. */
export function askedWords(text: string): readonly string[] {
  const words = [...new Set(wordsIn(text))].filter((word) => !PARTICLE.test(word));
  return words.slice(0, MAX_SEARCH_WORDS);
}

/**
 * The groups of three letters in a word, its beginning and end included: two spellings of one word have most of them in common. None for
 * short words and for Japanese, which are found as they are written or not at all.
 */
export function gramsOf(word: string): readonly string[] {
  if (isJapanese(word) || [...word].length < MIN_RESPELLED_LENGTH) return [];
  const letters = [" ", " ", ...word, " "];
  const grams = letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`);
  return [...new Set(grams)];
}

/** Whether there is Japanese in a text. */
export function isJapanese(text: string): boolean {
  return JAPANESE.test(text);
}

/** The words of a text in its order. Japanese becomes pairs of characters within runs of one script. */
export function pairedWords(text: string): string[] {
  return (text.match(RUNS) ?? []).flatMap(pairsOf);
}

function wordsIn(text: string): string[] {
  const plain = text
    .replaceAll("×", "x")
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss");
  return pairedWords(plain);
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (!isJapanese(run) || characters.length < 2) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
