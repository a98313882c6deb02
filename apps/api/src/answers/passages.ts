import type { Locale } from "@shop/kernel";
import { type Insertable, type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { PASSAGES_PER_INSERT } from "./limits.ts";
import { wordsOf } from "./words-of.ts";

/** A passage before it is stored. */
export interface Passage extends Omit<Insertable<Database["answer_passages"]>, "terms"> {
  /** Other words that customers use for it. */
  readonly words: readonly string[];
}

/** PostgreSQL's own stemmers. Japanese has none: its words are pairs of characters already. */
const CONFIGURATIONS: Readonly<Record<Locale, string>> = { en: "english", de: "german", ja: "simple" };

/** A text's terms, as the database stores and looks for them. */
export function termsOf(text: string, locale: Locale): RawBuilder<unknown> {
  return sql`to_tsvector(${sql.lit(CONFIGURATIONS[locale])}::regconfig, ${wordsOf(text, locale)})`;
}

/** Passages of a content host's articles have this in front of the article's id as their source. An import leaves them alone. */
const HOSTED = "wordpress/";

/** Replaces everything that can be quoted of the shop's own content. */
export async function replacePassages(trx: Kysely<Database>, passages: readonly Passage[]): Promise<void> {
  await trx.deleteFrom("answer_passages").where("source", "not like", `${HOSTED}%`).execute();
  await insertPassages(trx, passages);
}

/** Replaces what can be quoted of a content host's articles with these ids. */
export async function putHostedPassages(
  trx: Kysely<Database>,
  articleIds: readonly number[],
  passages: ReadonlyArray<Omit<Passage, "source"> & { readonly articleId: number }>,
): Promise<void> {
  const sources = articleIds.map((id) => `${HOSTED}${id}`);
  await trx.deleteFrom("answer_passages").where(sql<boolean>`source = any(${sources}::text[])`).execute();
  await insertPassages(
    trx,
    passages.map(({ articleId, ...passage }) => ({ ...passage, source: `${HOSTED}${articleId}` })),
  );
}

export async function removeHostedPassages(trx: Kysely<Database>): Promise<void> {
  await trx.deleteFrom("answer_passages").where("source", "like", `${HOSTED}%`).execute();
}

/** A match in the title counts most, then one in the customers' words, then one in the text. */
async function insertPassages(trx: Kysely<Database>, passages: readonly Passage[]): Promise<void> {
  for (let from = 0; from < passages.length; from += PASSAGES_PER_INSERT) {
    const rows = passages.slice(from, from + PASSAGES_PER_INSERT).map(({ words, ...passage }) => {
      const { locale } = passage;
      const terms = sql<string>`setweight(${termsOf(passage.title, locale)}, 'A')
        || setweight(${termsOf(words.join("\n"), locale)}, 'B') || ${termsOf(passage.body, locale)}`;
      return { ...passage, terms };
    });
    await trx.insertInto("answer_passages").values(rows).execute();
  }
}
