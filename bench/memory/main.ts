// Memory of the shop's process: at rest, after pages were asked for, and two minutes later, on both databases.
import { parseArgs } from "node:util";
import { inThrowAwayFolder, type ShopProcess, startShopProcess } from "../shop-process/start-shop-process.ts";
import { withShopOnPostgres } from "../shop-process/with-shop-on-postgres.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "30" } } });
const CONNECTIONS = 16;
/** Long enough for what the start left behind to be collected. */
const REST_MS = 20_000;
const RECOVERY_MS = 120_000;
/** Most are kept by the server once they are rendered. The last isn't there, and is rendered for each request. */
const PAGES = ["/", "/shop", "/tutorials", "/sales", "/de/shop", "/shop?sort=price", "/never-written"];

await inThrowAwayFolder(async (dataDirectory) => {
  const first = await startShopProcess({ dataDirectory });
  await rest(REST_MS);
  const firstMib = await first.memoryMib();
  await first.stop();
  const shop = await startShopProcess({ dataDirectory });
  try {
    console.log(`embedded database, first start, which makes the content: ${firstMib.toFixed(0)} MiB`);
    await measure("embedded database", shop);
  } finally {
    await shop.stop();
  }
});
await withShopOnPostgres(({ shop }) => measure("PostgreSQL", shop));

async function measure(engine: string, shop: ShopProcess): Promise<void> {
  await rest(REST_MS);
  const atRest = await shop.memoryMib();
  const perSecond = await askForPages(shop.origin, Number(values.seconds));
  const loaded = await shop.memoryMib();
  await rest(RECOVERY_MS);
  const later = await shop.memoryMib();
  const share = ((later / atRest - 1) * 100).toFixed(0);
  console.log(
    `${engine}: at rest ${atRest.toFixed(0)} MiB, after ${perSecond.toFixed(0)} pages a second ${loaded.toFixed(0)}, two minutes later ${later.toFixed(0)} (${share} % over rest)`,
  );
}

/** Asks for all pages in turn on every connection. Returns how many came in a second. */
async function askForPages(origin: string, seconds: number): Promise<number> {
  const endMs = performance.now() + seconds * 1_000;
  let count = 0;
  const ask = async (_: unknown, connection: number) => {
    for (let turn = connection; performance.now() < endMs; turn++) {
      const answer = await fetch(`${origin}${PAGES[turn % PAGES.length]}`);
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${answer.url}: ${answer.status}.`);
      count++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return count / seconds;
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
