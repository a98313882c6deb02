import { gramsOf, searchWords } from "@shop/catalog";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../ports/database.ts";
import { PRODUCTS_PER_INSERT, WORDS_PER_INSERT } from "./limits.ts";

/** What a product is found by. */
export interface SearchableProduct {
  readonly productId: string;
  /** `facet:choice`. */
  readonly facets: readonly string[];
  /** YYYY-MM-DD; null: unknown, and older than all others. */
  readonly releasedOn: string | null;
  readonly texts: ReadonlyArray<{ readonly weight: number; readonly text: string }>;
}

/** Replaces everything that products are found by. */
export async function replaceSearchIndex(trx: Kysely<Database>, products: readonly SearchableProduct[]): Promise<void> {
  await trx.deleteFrom("product_search").execute();
  await trx.deleteFrom("search_facet_sets").execute();
  await trx.deleteFrom("product_words").execute();
  await trx.deleteFrom("search_choices").execute();
  await trx.deleteFrom("search_words").execute();
  const facetSets = numberFacetSets(products);
  await insertFacetSets(trx, [...facetSets.values()]);
  for (const batch of batchesOf(products, PRODUCTS_PER_INSERT)) await insertProducts(trx, batch, facetSets);
  const words = products.flatMap(wordsOf).sort(byWord);
  for (const batch of batchesOf(words, WORDS_PER_INSERT)) await insertWords(trx, batch);
  const vocabulary = [...new Set(words.map(({ word }) => word))];
  for (const batch of batchesOf(vocabulary, WORDS_PER_INSERT)) await insertVocabulary(trx, batch);
  await sql`insert into search_choices (choice) select distinct unnest(facets) from search_facet_sets`.execute(trx);
  // The embedded engine never does it by itself, and its plans would be those for empty tables.
  await sql`analyze products, product_search, search_facet_sets, product_words, search_words`.execute(trx);
}

function batchesOf<Item>(items: readonly Item[], size: number): ReadonlyArray<readonly Item[]> {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}

interface FacetSet {
  readonly id: number;
  readonly facets: readonly string[];
}

const keyOf = ({ facets }: SearchableProduct) => facets.join(" ");

/** Each set of choices once, by its key. */
function numberFacetSets(products: readonly SearchableProduct[]): ReadonlyMap<string, FacetSet> {
  const byKey = new Map(products.map((product) => [keyOf(product), product.facets]));
  return new Map([...byKey].map(([key, facets], index) => [key, { id: index + 1, facets }]));
}

async function insertFacetSets(trx: Kysely<Database>, facetSets: readonly FacetSet[]): Promise<void> {
  await sql`insert into search_facet_sets (id, facets)
    select id, array(select jsonb_array_elements_text(facets))
    from jsonb_to_recordset(${JSON.stringify(facetSets)}::jsonb) as given (id integer, facets jsonb)`.execute(trx);
}

/** Each batch is one parameter of JSON, however many rows it has. */
async function insertProducts(
  trx: Kysely<Database>,
  products: readonly SearchableProduct[],
  facetSets: ReadonlyMap<string, FacetSet>,
): Promise<void> {
  const rows = products.map((product) => ({
    ...{ product_id: product.productId, facet_set_id: facetSets.get(keyOf(product))?.id },
    released_on: product.releasedOn,
  }));
  await sql`insert into product_search (product_id, facet_set_id, released_on, name, position)
    select product_id, facet_set_id, given.released_on, products.name, products.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product_id uuid, facet_set_id integer, released_on text)
    join products on products.id = given.product_id`.execute(trx);
}

interface ProductWord {
  readonly word: string;
  readonly weight: number;
  readonly product_id: string;
}

/** In the order of their index, so that the rows of one word are read one after the other: most products may have it. */
function byWord(one: ProductWord, other: ProductWord): number {
  if (one.word !== other.word) return one.word < other.word ? -1 : 1;
  return one.product_id < other.product_id ? -1 : 1;
}

async function insertWords(trx: Kysely<Database>, words: readonly ProductWord[]): Promise<void> {
  await sql`insert into product_words (word, product_id, weight)
    select word, product_id, weight
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given (word text, product_id uuid, weight integer)`.execute(
    trx,
  );
}

async function insertVocabulary(trx: Kysely<Database>, words: readonly string[]): Promise<void> {
  const rows = words.map((word) => ({ word, grams: gramsOf(word) }));
  await sql`insert into search_words (word, grams)
    select word, array(select jsonb_array_elements_text(grams))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (word text, grams jsonb)`.execute(trx);
}

/** A word counts where it weighs most. */
function wordsOf({ productId, texts }: SearchableProduct): readonly ProductWord[] {
  const weights = new Map<string, number>();
  for (const { text, weight } of texts) {
    for (const word of searchWords(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  }
  return [...weights].map(([word, weight]) => ({ word, weight, product_id: productId }));
}
