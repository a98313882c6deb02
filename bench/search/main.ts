// npm run bench -- search [--engine pglite] [--samples 200]: whether 2,000 products are searched as fast as 24. See README.md.
import { parseArgs } from "node:util";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { createPublicCatalogue } from "../../apps/api/src/catalogue/public-catalogue.ts";
import type { SearchRequest } from "../../apps/api/src/catalogue/search/find-products.ts";
import { createProductSearch } from "../../apps/api/src/catalogue/search/search-products.ts";
import { createFakeDeps } from "../../apps/api/src/testing/fake-deps.ts";
import { importTestContent } from "../../apps/api/src/testing/insert-rows.ts";
import { summarise } from "../latencies.ts";
import { openThrowAwayDatabase } from "../open-throw-away-database.ts";
import { FIRST_SLUG, manyProducts } from "./many-products.ts";

const { values } = parseArgs({
  options: { engine: { type: "string" }, samples: { type: "string", default: "200" } },
});
const samples = Number(values.samples);
const WARM_UP = 10;
const COUNTS = [24, 2000] as const;
const ENGINES = (["pglite", "postgres"] as const).filter((engine) => !values.engine || values.engine === engine);

const VISITOR = { session: null };

const ALL: SearchRequest = { text: "", choices: {}, currency: "EUR", sort: "best", page: 1, page_size: 24 };
const SEARCHES: Readonly<Record<string, SearchRequest>> = {
  "the whole list": ALL,
  "the whole list, third page": { ...ALL, page: 3 },
  "two filters": { ...ALL, choices: { back: ["open"], cabinet: ["4x12", "2x12"] } },
  "a word": { ...ALL, text: "cellar" },
  "three words": { ...ALL, text: "doom cellar open" },
  "a misspelled word": { ...ALL, text: "cellra" },
  "by price, up to 30 €": { ...ALL, sort: "price", price_to_minor: 3000 },
  "a word, up to 30 €": { ...ALL, text: "cellar", price_to_minor: 3000 },
  "by what is nearest": { ...ALL, sort: "nearest", near_to: FIRST_SLUG },
  "suggestions for a beginning": { ...ALL, text: "cel", page_size: 6 },
};

for (const engine of ENGINES) {
  const measured = new Map<number, ReadonlyMap<string, number>>();
  for (const count of COUNTS) measured.set(count, await measure(engine, count));
  console.log(`\n${engine}, median of ${samples} | ${COUNTS.join(" products | ")} products | ratio`);
  for (const name of Object.keys(SEARCHES).flatMap((search) => [`${search}, first`, `${search}, again`])) {
    const [few = 0, many = 0] = COUNTS.map((count) => measured.get(count)?.get(name));
    console.log(`${name} | ${few.toFixed(2)} ms | ${many.toFixed(2)} ms | ${(many / few).toFixed(2)}`);
  }
}

async function measure(engine: "pglite" | "postgres", count: number): Promise<ReadonlyMap<string, number>> {
  const database = await openThrowAwayDatabase(engine);
  try {
    const { deps } = createFakeDeps(database.db, createFakeClock(), createFakeRandom(), { origin: "http://shop.test" });
    await importTestContent(deps, manyProducts(count));
    const catalogue = createPublicCatalogue();
    const search = createProductSearch(catalogue);
    const medians = new Map<string, number>();
    for (const [name, request] of Object.entries(SEARCHES)) {
      // Each with a number of its own: none was asked for before.
      medians.set(
        `${name}, first`,
        await median((sample) => search(deps, VISITOR, Object.assign({ sample }, request))),
      );
      medians.set(`${name}, again`, await median(() => search(deps, VISITOR, request)));
    }
    return medians;
  } finally {
    await database.close();
  }
}

/** In milliseconds, after a warm-up. */
async function median(search: (sample: number) => Promise<unknown>): Promise<number> {
  const durationsMs: number[] = [];
  for (let index = 0; index < WARM_UP + samples; index++) {
    const startedMs = performance.now();
    await search(index);
    if (index >= WARM_UP) durationsMs.push(performance.now() - startedMs);
  }
  return summarise(durationsMs).p50Ms;
}
