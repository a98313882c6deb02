import { gramsOf } from "@shop/catalog";
import { type RawBuilder, sql } from "kysely";
import { BEGINNING_QUALITY, MIN_SIMILARITY, SAME_QUALITY, SIMILAR_QUALITY } from "./limits.ts";

/**
 * The parts of a search's statement that read its words. A word matches itself and what begins with it. One that no product has is read as
 * the most similar words that products have. `scored` says for each product how many of the typed words it has, and how well they match.
 * The list of words in its condition says nothing new: with it, both engines look the words up in the index. By the join alone they read
 * half of it.
 */
export function wordParts(words: readonly string[]): RawBuilder<unknown> {
  const asked = words.map((word, n) => ({ n, typed: word, grams: gramsOf(word) }));
  const bests = words.map((_, n) => sql.ref(`best_${n}`));
  const bestOfEach = bests.map((best, n) => sql`max(quality * weight) filter (where n = ${sql.lit(n)}) as ${best}`);
  // Signs alone have no word, so each sum begins with 0.
  const sum = (terms: readonly RawBuilder<unknown>[]) => sql.join([sql.lit(0), ...terms], sql` + `);
  return sql`asked as materialized (
      select n, typed collate "C" as typed, array(select jsonb_array_elements_text(grams)) as grams
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given (n integer, typed text, grams jsonb)
    ),
    known as materialized (
      select n, word, case when word = typed then ${sql.lit(SAME_QUALITY)} else ${sql.lit(BEGINNING_QUALITY)} end as quality
      from asked join search_words on word >= typed and word < (typed || chr(1114111)) collate "C"
    ),
    respelled as materialized (
      select n, typed, word, (${sql.lit(SIMILAR_QUALITY)} * likeness)::integer as quality from (
        select n, typed, word, likeness, rank() over (partition by n order by likeness desc) as place
        from asked join search_words on search_words.grams && asked.grams
        cross join lateral (
          select 2.0 * count(*) / (cardinality(asked.grams) + cardinality(search_words.grams)) as likeness
          from unnest(search_words.grams) as gram where gram = any (asked.grams)
        ) as compared
        where likeness >= ${sql.lit(MIN_SIMILARITY)} and n not in (select n from known)
      ) as ranked where place = 1
    ),
    matched as materialized (select n, word, quality from known union all select n, word, quality from respelled),
    scored as materialized (
      select product_id, ${sum(bests.map((best) => sql`(${best} is not null)::integer`))} as words,
        ${sum(bests.map((best) => sql`coalesce(${best}, 0)`))} as score
      from (
        select ${sql.join([sql.ref("product_id"), ...bestOfEach])}
        from product_words join matched using (word)
        where product_words.word = any (array(select word from matched))
        group by product_id
      ) as bests
    ),`;
}
