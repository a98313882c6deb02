import { type Operations, type ParsedRequestOf, SEARCH_FACETS, type SearchFacet } from "@shop/api-client/contract";
import { askedWords } from "@shop/catalog";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../ports/database.ts";
import { wordParts } from "./matched-words.ts";

export type SearchRequest = ParsedRequestOf<Operations["searchProducts"]>;

/** What a visitor pays for each product, in minor units, by its id. */
export type ShownPrices = ReadonlyMap<string, number>;

/** How far a product's sound is from that of the product that they are sorted by. */
export interface SoundDistance {
  readonly id: string;
  readonly distance: number;
}

export interface FoundProducts {
  /** Of the requested page, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  /** By `facet:choice`. */
  readonly counts: Readonly<Record<string, number>>;
  readonly readAs: ReadonlyArray<{ readonly typed: string; readonly read: string }>;
}

interface Asked {
  readonly request: SearchRequest;
  readonly ownedIds: readonly string[];
  /** Null: the order doesn't need them. */
  readonly prices: ShownPrices | null;
  /** The products whose price is out of the asked range. */
  readonly outOfRangeIds: readonly string[];
  /** Null: the order doesn't need them. */
  readonly distances: readonly SoundDistance[] | null;
}

const ORDERS: Readonly<Record<SearchRequest["sort"], RawBuilder<unknown>>> = {
  best: sql`score desc, position, name collate "C"`,
  newest: sql`released_on desc nulls last, position, name collate "C"`,
  price: sql`price, position, name collate "C"`,
  name: sql`lower(name) collate "C", name collate "C"`,
  nearest: sql`distance nulls last, position, name collate "C"`,
};

/** One number for each product as one parameter, looked up by its id: joining it as a table is slow wherever the engine expects few rows. */
const byId = (rows: ReadonlyArray<readonly [id: string, figure: number]>) =>
  sql`(select ${JSON.stringify(Object.fromEntries(rows))}::jsonb as by_id)`;

/** A list of texts as one parameter. */
const textsParameter = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** A list of ids as one parameter: a set of rows. */
const idsParameter = (ids: readonly string[]) => sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`;

/**
 * One page of the products that match, and how many each choice of a filter would show: one statement, the same for both engines. The
 * choices of one filter don't change its own counts. Source: CAT-10.
 */
export async function findProducts(db: Kysely<Database>, asked: Asked): Promise<FoundProducts> {
  const { request } = asked;
  const words = request.text === "" ? null : askedWords(request.text);
  const { page, page_size: size } = request;
  const { rows } = await sql<{ found: FoundProducts }>`
    with ${words ? wordParts(words) : sql``} ${foundPart(words !== null, asked)},
    alike as materialized (
      select facet_set_id, is_owned, facets || (case when is_owned then 'owned:yes' else 'owned:no' end) as facets, products
      from (select facet_set_id, is_owned, count(*) as products from found group by facet_set_id, is_owned) as numbers
      join search_facet_sets on id = facet_set_id
    ),
    counted as (${countsOf(request)}),
    counts as (
      select choice, coalesce(counted.products, 0) as products
      from (select choice from search_choices union all values ('owned:yes'), ('owned:no')) as known_choices
      left join counted using (choice)
    )
    select jsonb_build_object(
      'ids', array(
        select id from found where ${hasChoices(request)} order by ${ORDERS[request.sort]} limit ${size} offset ${(page - 1) * size}
      ),
      'total', (select coalesce(sum(products), 0) from alike where ${allOf(request)}),
      'counts', coalesce((select jsonb_object_agg(choice, products) from counts), '{}'),
      'readAs', ${
        words
          ? sql`coalesce((select jsonb_agg(jsonb_build_object('typed', typed, 'read', word) order by n) from (
              select distinct on (n) n, typed, word from respelled order by n, word) as read), '[]')`
          : sql`'[]'::jsonb`
      }
    ) as found`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A select of aggregates returned no row.");
  return row.found;
}

/**
 * Every product within the words and the price range, before any choice. Only public ones are in the index. Nothing has more words than the
 * most, so `>=` finds what `=` would; engines expect more rows of it, and join all at once instead of one by one.
 */
function foundPart(hasWords: boolean, { ownedIds, prices, outOfRangeIds, distances }: Asked): RawBuilder<unknown> {
  const own = (figures: string) => sql`${sql.ref(`${figures}.by_id`)} ->> product_search.product_id::text`;
  const isOwned = sql`product_search.product_id in (select ${idsParameter(ownedIds)})`;
  return sql`found as materialized (
    select product_search.product_id as id, name, position, released_on,
      ${hasWords ? sql`scored.score` : sql`0`} as score, ${prices ? sql`(${own("shown")})::integer` : sql`0`} as price,
      ${distances ? sql`(${own("near")})::float8` : sql`null`} as distance,
      facet_set_id, ${isOwned} as is_owned
    from product_search
    ${
      hasWords
        ? sql`join scored on scored.product_id = product_search.product_id and scored.words >= (select max(words) from scored)`
        : sql``
    }
    ${prices ? sql`cross join ${byId([...prices])} as shown` : sql``}
    ${distances ? sql`cross join ${byId(distances.map(({ id, distance }) => [id, distance]))} as near` : sql``}
    where product_search.product_id not in (select ${idsParameter(outOfRangeIds)})
  )`;
}

const made = ({ choices }: SearchRequest): SearchFacet[] =>
  SEARCH_FACETS.filter((facet) => (choices[facet]?.length ?? 0) > 0);

/** That a found product is one of those that have the choices: asked of each set, not of each product. */
function hasChoices(request: SearchRequest): RawBuilder<unknown> {
  if (made(request).length === 0) return sql`true`;
  return sql`(facet_set_id, is_owned) in (select facet_set_id, is_owned from alike where ${allOf(request)})`;
}

/** That a set of facets has one of the choices of every filter, or of all but one. */
function allOf(request: SearchRequest, except?: SearchFacet): RawBuilder<unknown> {
  const conditions = made(request)
    .filter((facet) => facet !== except)
    .map((facet) => {
      const choices: readonly string[] = request.choices[facet] ?? [];
      return sql`facets && ${textsParameter(choices.map((choice) => `${facet}:${choice}`))}`;
    });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/**
 * Products that have all choices alike are counted together, so that many products cost little more than few. Choices are taken apart in a
 * select list, which costs less than joining `unnest` as a function.
 */
function countsOf(request: SearchRequest): RawBuilder<unknown> {
  const count = (where: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
    sql`select choice, sum(products) as products
      from (select unnest(facets) as choice, products from alike where ${where}) as each_one
      where ${of} group by choice`;
  const facetOf = sql`split_part(choice, ':', 1)`;
  const facets = made(request);
  const others = count(
    allOf(request),
    facets.length === 0 ? sql`true` : sql`${facetOf} <> all (${textsParameter(facets)})`,
  );
  const own = facets.map((facet) => count(allOf(request, facet), sql`${facetOf} = ${facet}`));
  return sql.join([others, ...own], sql` union all `);
}
