// npm run bench -- scale [--engine pglite] [--samples 60]: the shop with 2,000 products and 100,000 reviews beside the demo. See README.md.
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { getPage } from "../account/get-page.ts";
import { type Latencies, summarise } from "../latencies.ts";
import { addRatings, growCatalogue } from "./grow-catalogue.ts";
import { type Engine, type FilledShop, withFilledShop } from "./open-shop.ts";
import { PAGES } from "./pages.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string" },
    samples: { type: "string", default: "60" },
    requests: { type: "string", default: "2000" },
  },
});
const samples = Number(values.samples);
const requests = Number(values.requests);
const ENGINES = (["pglite", "postgres"] as const).filter((engine) => !values.engine || values.engine === engine);
const WARM_UP = 10;
/** Of the mixed requests, every so many the kept pages expire. */
const EXPIRED_EVERY = 20;

/** The fewest whose lists, filters and searches fill their first page, as those of 2,000 do. The demo's own packs fill half of one. */
const FULL_PAGES = 200;
const SHOPS: Readonly<Record<string, (db: Kysely<unknown>) => Promise<void>>> = {
  "200 products": async (db) => {
    await growCatalogue(db, FULL_PAGES);
    // Some twenty reviews of each product: pages are as full as those of the larger shop.
    await addRatings(db, { customers: 25, ratingsEach: 150 });
  },
  "2,000 products": async (db) => {
    await growCatalogue(db, 2000);
    await addRatings(db, { customers: 2000, ratingsEach: 50 });
  },
};

/** Of the smaller and of the larger shop, in this order. */
type OfBoth<Value> = readonly [few: Value, many: Value];

interface Figures {
  readonly rows: ReadonlyMap<string, OfBoth<Latencies>>;
  readonly memoryMib: OfBoth<readonly number[]>;
}

const [fillFew, fillMany] = Object.values(SHOPS);
if (!fillFew || !fillMany) throw new Error("Two shops are compared.");
for (const engine of ENGINES) {
  await withFilledShop(engine, fillFew, (few) =>
    withFilledShop(engine, fillMany, async (many) => print(engine, await measureShops([few, many]))),
  );
}

async function measureShops(shops: OfBoth<FilledShop>): Promise<Figures> {
  const rows = new Map<string, OfBoth<Latencies>>();
  for (const [name, address] of Object.entries(PAGES)) {
    const pathOf = typeof address === "string" ? () => address : address;
    rows.set(`${name}, rendered`, await timePages(shops, pathOf, true));
    if (typeof address === "string") rows.set(`${name}, kept`, await timePages(shops, pathOf, false));
  }
  const [few, many] = shops;
  return { rows, memoryMib: [await memoryOf(few), await memoryOf(many)] };
}

/** Before, between and after two rounds of all pages. */
async function memoryOf(shop: FilledShop): Promise<readonly number[]> {
  const memoryMib = [await shop.memoryMib()];
  for (let round = 0; round < 2; round++) {
    await askForEverything(shop, round);
    memoryMib.push(await shop.memoryMib());
  }
  return memoryMib;
}

/** Asks the shops in turn: a machine's speed changes from minute to minute. */
async function timePages(
  shops: OfBoth<FilledShop>,
  pathOf: (sample: number) => string,
  isExpired: boolean,
): Promise<OfBoth<Latencies>> {
  const durationsMs: OfBoth<number[]> = [[], []];
  for (let sample = 0; sample < WARM_UP + samples; sample++) {
    for (const [index, shop] of shops.entries()) {
      if (isExpired) await shop.skipTime();
      const page = await ask(shop, pathOf(sample), sample);
      if (sample >= WARM_UP) durationsMs[index]?.push(page.wholeMs);
    }
  }
  return [summarise(durationsMs[0]), summarise(durationsMs[1])];
}

async function askForEverything(shop: FilledShop, round: number): Promise<void> {
  const addresses = Object.values(PAGES);
  for (let index = 0; index < requests; index++) {
    if (index % EXPIRED_EVERY === 0) await shop.skipTime();
    const address = addresses[index % addresses.length] ?? "/";
    const sample = 1000 + round * requests + index;
    await ask(shop, typeof address === "string" ? address : address(sample), index);
  }
}

/** From many places, so that none gets near its limit of calls. */
function ask(shop: FilledShop, path: string, index: number) {
  return getPage(`${shop.origin}${path}`, { cookie: "", address: `10.8.${index % 200}.1` });
}

function print(engine: Engine, { rows, memoryMib }: Figures): void {
  const cell = ({ p50Ms, p95Ms }: Latencies) => `${p50Ms.toFixed(1)} (${p95Ms.toFixed(1)})`;
  console.log(`\n| ${engine}, ms: median (p95) of ${samples} | ${Object.keys(SHOPS).join(" | ")} | ratio |`);
  console.log("| --- | --- | --- | --- |");
  for (const [name, [few, many]] of rows)
    console.log(`| ${name} | ${cell(few)} | ${cell(many)} | ${(many.p50Ms / few.p50Ms).toFixed(2)} |`);
  const [few, many] = memoryMib.map((mib) => mib.map((one) => one.toFixed(0)).join(", "));
  console.log(`| memory before, after ${requests} and ${2 * requests} mixed requests, MiB | ${few} | ${many} | |`);
}
