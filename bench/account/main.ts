// npm run bench -- account [--licences 500] [--samples 300]: the account page of a customer with many licences. See README.md.
import { parseArgs } from "node:util";
import { logInVisitor, welcomeVisitors } from "../api/prepared-calls.ts";
import { summarise } from "../latencies.ts";
import { BENCH_PASSWORD, insertCustomers } from "../shop-process/insert-customers.ts";
import { withShopOnPostgres } from "../shop-process/with-shop-on-postgres.ts";
import { getPage } from "./get-page.ts";
import { copyProducts, giveLicences } from "./give-licences.ts";

const { values } = parseArgs({
  options: { licences: { type: "string", default: "500" }, samples: { type: "string", default: "300" } },
});
const licences = Number(values.licences);
const samples = Number(values.samples);
/** From here on a customer's pages are counted: code is compiled, plans are made. */
const WARM_UP = 50;
const ACCOUNTS = [
  "no licence",
  `${licences} licences of the shop's products`,
  `${licences} licences of ${licences} products`,
];

await withShopOnPostgres(async ({ shop, port, sql }) => {
  await insertCustomers(sql, { name: "customer", count: ACCOUNTS.length });
  await giveLicences(sql, "customer2@bench.example", licences);
  await copyProducts(sql, licences);
  await giveLicences(sql, "customer3@bench.example", licences);
  await sql.query("analyze");
  console.log(`GET /account, ${samples} one after the other, brotli`);
  for (const [index, name] of ACCOUNTS.entries()) {
    const [visitor] = await welcomeVisitors(port, 1);
    if (!visitor) throw new Error("There is no visitor to log in.");
    const email = `customer${index + 1}@bench.example`;
    const customer = await logInVisitor(port, visitor, { email, password: BENCH_PASSWORD });
    console.log(`  ${name}: ${await measurePage(`${shop.origin}/account`, customer.cookie ?? "")}`);
  }
});

async function measurePage(url: string, cookie: string): Promise<string> {
  const pages: Array<Awaited<ReturnType<typeof getPage>>> = [];
  // From many places, so that none gets near its limit of calls.
  for (let index = 0; index < WARM_UP + samples; index++) {
    pages.push(await getPage(url, { cookie, address: `10.8.${index % 200}.1` }));
  }
  const counted = pages.slice(WARM_UP);
  const first = summarise(counted.map(({ firstByteMs }) => firstByteMs));
  const whole = summarise(counted.map(({ wholeMs }) => wholeMs));
  const last = counted.at(-1);
  if (!last) throw new Error("No page was asked for.");
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const keys = last.html.match(/BENCH-/g)?.length ?? 0;
  return [
    `first byte median ${first.p50Ms.toFixed(1)} ms, p95 ${first.p95Ms.toFixed(1)} ms`,
    `whole median ${whole.p50Ms.toFixed(1)} ms, p95 ${whole.p95Ms.toFixed(1)} ms`,
    `${kilobytes(last.sentBytes)} sent, ${kilobytes(Buffer.byteLength(last.html))} of HTML, ${keys} keys in it`,
  ].join("; ");
}
