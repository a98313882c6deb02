import type { Locale } from "@shop/kernel";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import { GRAMMAR_WEIGHT, MAX_PASSAGES, MAX_QUESTION_WORDS } from "./limits.ts";
import { termsOf } from "./passages.ts";
import type { OwnThings, PassageKind } from "./tables.ts";

export interface FoundPassage {
  readonly source: string;
  readonly kind: PassageKind;
  readonly title: string;
  readonly path: string;
  readonly body: string;
  readonly productName: string | null;
  readonly about: OwnThings | null;
  readonly locale: Locale;
  /** How well it matches; only comparable within one search. */
  readonly score: number;
  /** The share of the question's words, by their weight, that it contains: 0 to 1. */
  readonly coverage: number;
}

/**
 * The passages of one language that match a question best, the best first. A word weighs more the fewer passages have it, and more in a
 * title than in a text (`ts_rank`). A question's word that no passage has weighs most of all, so that it lowers the coverage.
 */
export async function searchPassages(
  db: Kysely<Database>,
  { question, locale }: { readonly question: string; readonly locale: Locale },
): Promise<readonly FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    with passages as (select * from answer_passages where locale = ${locale}),
    total as (select greatest(count(*), 1)::float8 as count from passages),
    asked as (
      select lexeme, ('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery as query
      from unnest(${termsOf(question, locale)}) limit ${MAX_QUESTION_WORDS}
    ),
    weighed as (
      select asked.query, ln(1 + total.count / (0.5 + hits.count))
        * case when asked.lexeme ~ '^[ぁ-ん]+$' then ${GRAMMAR_WEIGHT}::float8 else 1 end as weight
      from asked, total, lateral (select count(*)::float8 as count from passages where terms @@ asked.query) as hits
    ),
    matched as (
      select passages.source, passages.position, weighed.weight,
        ts_rank('{0.25, 0.25, 0.7, 1}', passages.terms, weighed.query)::float8 as rank
      from passages join weighed on passages.terms @@ weighed.query
    ),
    scored as (
      select source, position, sum(weight * rank) as score,
        sum(weight) / (select sum(weight) from weighed) as coverage
      from matched group by source, position
    )
    select passages.source, kind, title, path, body, product_name as "productName", about, locale, score, coverage
    from scored join passages using (source, position)
    order by score desc, source, position limit ${MAX_PASSAGES}`.execute(db);
  return rows;
}
