import { isJapanese } from "@shop/catalog";
import { LOCALES, type Locale } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import { isConfident } from "./is-confident.ts";
import { MAX_SENTENCES } from "./limits.ts";
import { type FoundPassage, searchPassages } from "./search-passages.ts";

export interface Question {
  readonly question: string;
  /** Of the page on which it was asked. */
  readonly locale: Locale;
}

/**
 * The passages that answer a question, the best first; none if nothing matches well enough. Searches the page's language first, then the
 * others: articles exist in one language, and a visitor may write in another than the page's.
 */
export async function findAnswers(db: Kysely<Database>, asked: Question): Promise<readonly FoundPassage[]> {
  for (const question of questionsIn(asked.question)) {
    for (const [index, locale] of languagesOf(asked).entries()) {
      const found = await searchPassages(db, { question, locale });
      if (found[0] && isConfident(found[0], index === 0)) return found;
    }
  }
  return [];
}

const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])|\n+/u;

/** The whole text, then its sentences one by one: people introduce themselves before they ask. */
function questionsIn(text: string): readonly string[] {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
  return sentences.length < 2 ? [text] : [text, ...sentences.slice(0, MAX_SENTENCES)];
}

/** Japanese is recognised by its characters. Nobody who writes it means a German text. */
function languagesOf({ question, locale }: Question): readonly Locale[] {
  if (isJapanese(question)) return ["ja", "en"];
  const first = locale === "ja" ? "en" : locale;
  return [first, ...LOCALES.filter((other) => other !== first && other !== "ja")];
}
