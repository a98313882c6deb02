import { pairedWords } from "@shop/catalog";
import type { Locale } from "@shop/kernel";

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
  return locale === "ja" ? pairedWords(whole).join(" ") : whole;
}
