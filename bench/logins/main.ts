// npm run bench -- logins [--logins 500] [--seconds 60] [--pause 1000]: so many logins at once, and what other calls cost meanwhile. See README.md.
import { parseArgs } from "node:util";
import { fetchSecurityTokens, type PreparedCall, prepareCall, welcomeVisitors } from "../api/prepared-calls.ts";
import type { Latencies } from "../latencies.ts";
import { BENCH_PASSWORD, insertCustomers } from "../shop-process/insert-customers.ts";
import type { ShopProcess } from "../shop-process/start-shop-process.ts";
import { withShopOnPostgres } from "../shop-process/with-shop-on-postgres.ts";
import { prepareReader, type ReadFigures } from "./readers.ts";
import { type StormFigures, startStorm } from "./storm.ts";

const { values } = parseArgs({
  options: {
    logins: { type: "string", default: "500" },
    seconds: { type: "string", default: "60" },
    pause: { type: "string", default: "1000" },
  },
});
const count = Number(values.logins);
const seconds = Number(values.seconds);
const CALM_SECONDS = 5;
const MEMORY_STEP_MS = 250;

await withShopOnPostgres(async ({ shop, port, sql }) => {
  await insertCustomers(sql, { name: "customer", count: count + 1 });
  await sql.query("analyze");
  const startReading = await prepareReader(port, `customer${count + 1}@bench.example`);
  await startReading().stopAfter(CALM_SECONDS * 1000);
  const before = await startReading().stopAfter(CALM_SECONDS * 1000);
  const calls = await prepareLogins(port);
  const stopWatching = watchMemory(shop);
  const meanwhile = startReading();
  const storm = await startStorm({ port, seconds, pauseMs: Number(values.pause), calls });
  const figures = await storm.over();
  const read = await meanwhile.stopAfter(0);
  print(figures, before, read, await stopWatching());
});

/** Each customer from a place of its own. A security token is valid for many logins of its visitor. */
async function prepareLogins(port: number): Promise<PreparedCall[]> {
  const visitors = await welcomeVisitors(port, count);
  const tokens = await fetchSecurityTokens(port, "login", visitors);
  return visitors.map((visitor, index) => {
    const email_address = `customer${index + 1}@bench.example`;
    const csrf_token = tokens[index];
    return prepareCall("login", visitor, { mode: "execute", email_address, password: BENCH_PASSWORD, csrf_token });
  });
}

/** The most memory that the shop's process was seen with. */
function watchMemory(shop: ShopProcess): () => Promise<{ startMib: number; mostMib: number }> {
  const seen: Array<Promise<number>> = [shop.memoryMib()];
  const timer = setInterval(() => seen.push(shop.memoryMib()), MEMORY_STEP_MS);
  return async () => {
    clearInterval(timer);
    const readings = await Promise.all(seen);
    return { startMib: readings[0] ?? 0, mostMib: Math.max(...readings) };
  };
}

function print(
  storm: StormFigures,
  before: ReadFigures,
  meanwhile: ReadFigures,
  memory: { startMib: number; mostMib: number },
): void {
  console.log(`${count} logins under way for ${seconds} s, ${values.pause} ms between an answer and the next login`);
  for (const [status, latencies] of Object.entries(storm.responses)) {
    console.log(`  status ${status}: ${describe(latencies)}`);
  }
  console.log(`  the storm's own process was late by ${storm.ownDelayP99Ms.toFixed(1)} ms (p99)`);
  console.log("reads before, and meanwhile");
  for (const name of Object.keys(before) as Array<keyof ReadFigures>) {
    console.log(`  ${name.padEnd(17)} ${describe(before[name])}\n${" ".repeat(20)}${describe(meanwhile[name])}`);
  }
  console.log(`memory ${memory.startMib.toFixed(0)} MiB before, ${memory.mostMib.toFixed(0)} MiB at most`);
}

function describe({ count, p50Ms, p95Ms, p99Ms, slowestMs }: Latencies): string {
  return `${count} calls, p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, slowest ${slowestMs.toFixed(1)} ms`;
}
