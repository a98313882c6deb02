// npm run bench -- api [--seconds 8] [--pool 10] [--only cart.get] [--vendure <folder>]: requests a second of the API on PostgreSQL beside three limits of the same run. See README.md.
import { parseArgs } from "node:util";
import { startThrowAwayPostgres } from "@shop/tooling/postgres-for-tests.ts";
import pg from "pg";
import { startChildServer } from "./child-server.ts";
import { databaseCpuMs } from "./database-cpu.ts";
import { CONNECTIONS, type Figures, measure } from "./measure.ts";
import { prepareCall } from "./prepared-calls.ts";
import { printTable, type Row } from "./print-table.ts";
import { CALLS_OF_A_BLOCK, type ServerMeasure, SHOP_MEASURES } from "./shop-measures.ts";
import { startShops } from "./start-shops.ts";
import { VENDURE_MEASURES } from "./vendure-measures.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    "warm-up": { type: "string", default: "3" },
    pool: { type: "string", default: "10" },
    "behind-proxy": { type: "string", default: "0" },
    only: { type: "string" },
    engine: { type: "string", default: "postgres" },
    vendure: { type: "string" },
    "without-fsync": { type: "boolean", default: false },
  },
});
if (values.engine !== "postgres")
  throw new Error("The limits are PostgreSQL's: there is no other --engine than postgres.");
const seconds = Number(values.seconds);
const warmUpSeconds = Number(values["warm-up"]);
const poolSize = Number(values.pool);
/** So many processes of the shop behind a plain proxy; 0: one, without a proxy. */
const behindProxy = Number(values["behind-proxy"]);
/** More changes than any machine makes in a second; were they used up, the count at the end would show it. */
const CHANGES_PER_SECOND = 6000;
/** The same for Vendure, whose sessions take longer to prepare. */
const VENDURE_CHANGES_PER_SECOND = 600;
/** The 99th percentile limit of the response time. */
const AIM_P99_MS = 25;

const LIMIT_NAMES = {
  bare: "limit: bare node:http",
  select: "limit: Hono, one select by key",
  transaction: "limit: Hono, begin, two inserts, commit",
};

const postgres = await startThrowAwayPostgres({ isDurable: !values["without-fsync"] });
const [{ setting: dataDirectory }] = await ask(postgres.url, "select current_setting('data_directory') as setting");
const rows: Row[] = [];
try {
  const limits = new Map<string, number>();
  for (const limit of ["bare", "select", "transaction"] as const) {
    const measured = await measureLimit(limit);
    limits.set(limit, measured.figures.perSecond);
    rows.push({ name: LIMIT_NAMES[limit], ...measured });
  }
  for (const shopMeasure of SHOP_MEASURES) {
    if (values.only && !shopMeasure.name.startsWith(values.only)) continue;
    const measured = await measureShop(shopMeasure);
    const limit = limits.get(shopMeasure.limit) ?? 0;
    rows.push({
      name: shopMeasure.name,
      ...measured,
      limit: { name: shopMeasure.limit, perSecond: limit, aimPerSecond: limit * shopMeasure.aim, aimP99Ms: AIM_P99_MS },
    });
  }
  if (values.vendure) {
    for (const measured of VENDURE_MEASURES) {
      rows.push({ name: measured.name, ...(await measureVendure(measured, values.vendure)) });
    }
  }
} finally {
  await postgres.stop();
}
printTable(rows);
console.log(
  `${CONNECTIONS} connections, ${seconds} s each after ${warmUpSeconds} s of warm-up, pool of ${poolSize}, ${behindProxy === 0 ? "one process" : `${behindProxy} processes behind a proxy`}.`,
);

async function measureLimit(serve: "bare" | "select" | "transaction") {
  const server = await startChildServer({ serve, databaseUrl: postgres.url, poolSize });
  try {
    const visitor = { accessToken: "x".repeat(43), address: "10.0.0.1" };
    const calls = [prepareCall("getCart", visitor)];
    const same = Array.from({ length: CONNECTIONS }, () => calls).flat();
    await measure(server.port, same, warmUpSeconds);
    return await withCpu(server, () => measure(server.port, same, seconds));
  } finally {
    await server.stop();
  }
}

/** In a database of its own, which is created and filled by its start. */
async function measureShop(shopMeasure: ServerMeasure) {
  const databaseUrl = await createDatabase(`shop${SHOP_MEASURES.findIndex(({ name }) => name === shopMeasure.name)}`);
  const server = await startShops({ databaseUrl, poolSize }, behindProxy);
  return await measureServer(server, shopMeasure, {
    databaseUrl,
    lines: "cart_lines",
    changesPerSecond: CHANGES_PER_SECOND,
  });
}

async function measureVendure(vendureMeasure: ServerMeasure, folder: string) {
  const databaseUrl = await createDatabase(`vendure${VENDURE_MEASURES.indexOf(vendureMeasure)}`);
  const server = await startChildServer({ serve: "vendure", databaseUrl, poolSize, folder });
  return await measureServer(server, vendureMeasure, {
    databaseUrl,
    lines: "order_line",
    changesPerSecond: VENDURE_CHANGES_PER_SECOND,
  });
}

interface Measured {
  readonly databaseUrl: string;
  /** The table of what is in carts. */
  readonly lines: string;
  readonly changesPerSecond: number;
}

async function measureServer(
  server: Awaited<ReturnType<typeof startChildServer>>,
  { isChange, prepare }: ServerMeasure,
  { databaseUrl, lines, changesPerSecond }: Measured,
) {
  try {
    const calls = await prepare(server.port, (seconds + warmUpSeconds) * changesPerSecond);
    // Reads may be sent again; of changes a share is the warm-up's alone.
    const share = warmUpSeconds / (seconds + warmUpSeconds);
    const first = isChange ? Math.ceil((calls.length / CALLS_OF_A_BLOCK) * share) * CALLS_OF_A_BLOCK : 0;
    // What autovacuum does within a minute on a running server: without it plans are guesses about empty tables.
    await ask(databaseUrl, "analyze");
    const before = await quantityIn(databaseUrl, lines);
    const warm = await measure(server.port, first > 0 ? calls.slice(0, first) : calls, warmUpSeconds);
    // Once more, for carts and stored responses were empty until now: what is planned for an empty table reads all of it for good.
    await ask(databaseUrl, "analyze");
    const measured = await withCpu(server, () => measure(server.port, calls.slice(first), seconds));
    if (isChange) {
      const added = (await quantityIn(databaseUrl, lines)) - before;
      const succeeded = warm.responses + measured.figures.responses;
      if (added !== succeeded) {
        throw new Error(`${succeeded} adds succeeded and ${added} units are in carts.`);
      }
    }
    return measured;
  } finally {
    await server.stop();
  }
}

async function withCpu(server: Awaited<ReturnType<typeof startChildServer>>, run: () => Promise<Figures>) {
  const before = await readCpu(server);
  const figures = await run();
  const after = await readCpu(server);
  return {
    figures,
    cpuMsPerCall: (after.processMs - before.processMs) / figures.responses,
    databaseMsPerCall: (after.databaseMs - before.databaseMs) / figures.responses,
  };
}

async function readCpu(server: Awaited<ReturnType<typeof startChildServer>>) {
  return { processMs: await server.cpuMs(), databaseMs: await databaseCpuMs(dataDirectory) };
}

async function createDatabase(name: string): Promise<string> {
  await ask(postgres.url, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function quantityIn(databaseUrl: string, lines: string): Promise<number> {
  const rows = await ask(databaseUrl, `select coalesce(sum(quantity), 0)::int as quantity from ${lines}`);
  return rows[0].quantity;
}

async function ask(databaseUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
