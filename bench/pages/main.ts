// Pages a second and time to first byte, beside renderToString of the same tree; memory before and after.
import { parseArgs } from "node:util";
import { inThrowAwayFolder, startShopProcess } from "../shop-process/start-shop-process.ts";
import { measureFlood } from "./flood.ts";
import { type PageFigures, pressPage } from "./press-page.ts";
import { measureRenderAgain } from "./render-again.ts";
import { measureRenderToString } from "./render-to-string.ts";
import { measureFirstByte } from "./time-to-first-byte.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "8" } } });
const seconds = Number(values.seconds);
const PAGES = [
  ["home", "/"],
  ["product", "/products/plugins/famicalign"],
  ["list of 24", "/products"],
] as const;
const FLOODS = [
  ["nobody else", null],
  ["a query string that is always another", "/shop?x=[<id>]"],
  ["pages that aren't there", "/products/[<id>]"],
] as const;
/** Long enough for what the start left behind to be collected. */
const REST_MS = 15_000;

await inThrowAwayFolder(async (dataDirectory) => {
  const shop = await startShopProcess({ dataDirectory, settings: { SHOP_TRUSTED_PROXIES: "1" } });
  try {
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const atRestMib = await shop.memoryMib();
    for (const [name, path] of PAGES) await measurePage(shop.origin, name, path);
    for (const [name, address] of FLOODS) await measureFloods(shop.origin, name, address);
    console.log(
      `\nmemory at rest ${atRestMib.toFixed(0)} MiB, after the load ${(await shop.memoryMib()).toFixed(0)} MiB`,
    );
  } finally {
    await shop.stop();
  }
});

async function measurePage(origin: string, name: string, path: string): Promise<void> {
  const limitPerSecond = await measureRenderToString(origin, path, seconds);
  const kept = await pressPage(origin, path, seconds);
  const rendered = await measureRenderAgain(origin, path, seconds);
  const firstByte = await measureFirstByte(`${origin}${path}`);
  const share = ((rendered.perSecond / limitPerSecond) * 100).toFixed(0);
  console.log(`\n${name} ${path}`);
  console.log(`  renderToString of the same tree   ${limitPerSecond.toFixed(0)} /s (the limit)`);
  console.log(`  rendered again for each request   ${describe(rendered)}, ${share} % of the limit`);
  console.log(`  kept in memory (30 s)             ${describe(kept)}`);
  console.log(`  first byte, one at a time         kept ${firstByte}`);
}

async function measureFloods(origin: string, name: string, address: string | null): Promise<void> {
  const { perSecond, visitorP50Ms, visitorP99Ms, visitorRefused } = await measureFlood(origin, address, seconds);
  const visitor = `p50 ${visitorP50Ms} ms, p99 ${visitorP99Ms} ms, ${visitorRefused} refused`;
  console.log(`\na visitor beside ${name} (${perSecond.toFixed(0)} /s): ${visitor}`);
}

function describe({ perSecond, p50Ms, p99Ms, bytes }: PageFigures): string {
  return `${perSecond.toFixed(0)} /s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${bytes} bytes (brotli)`;
}
