import path from "node:path";
import { fileURLToPath } from "node:url";
import { type OpenDatabase, openPglite, openPostgres } from "@shop/api";
import type { Kysely } from "kysely";
import { startThrowAwayPostgres } from "../../tooling/postgres-for-tests.ts";
import { freePort, inThrowAwayFolder, type ShopProcess, startShopProcess } from "../shop-process/start-shop-process.ts";

const SKIP_TIME = fileURLToPath(new URL("skip-time.ts", import.meta.url));
const CONNECTIONS = 2;

export type Engine = "pglite" | "postgres";

export interface FilledShop extends ShopProcess {
  /** Half a minute passes in the shop: pages that it kept have expired. */
  skipTime(): Promise<void>;
}

/**
 * Works with the built shop in its own process, with the demo's content and whatever `fill` adds to its database while the shop is stopped.
 * One proxy is trusted, so that callers can come from many places.
 */
export async function withFilledShop(
  engine: Engine,
  fill: (db: Kysely<unknown>) => Promise<void>,
  work: (shop: FilledShop) => Promise<void>,
): Promise<void> {
  const postgres = engine === "postgres" ? await startThrowAwayPostgres() : null;
  try {
    await inThrowAwayFolder(async (dataDirectory) => {
      const skipPort = await freePort();
      const settings = {
        BENCH_SKIP_PORT: String(skipPort),
        SHOP_TRUSTED_PROXIES: "1",
        NODE_OPTIONS: `--import=${SKIP_TIME}`,
        ...(postgres && { DATABASE_URL: postgres.url }),
      };
      await (await startShopProcess({ dataDirectory, settings })).stop();
      const database: OpenDatabase = postgres
        ? openPostgres(postgres.url, { maxConnections: CONNECTIONS })
        : await openPglite(path.join(dataDirectory, "database"));
      try {
        await fill(database.db as unknown as Kysely<unknown>);
      } finally {
        await database.close();
      }
      const shop = await startShopProcess({ dataDirectory, settings });
      try {
        await work({ ...shop, skipTime: () => skipTime(skipPort) });
      } finally {
        await shop.stop();
      }
    });
  } finally {
    await postgres?.stop();
  }
}

async function skipTime(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}`);
  await response.text();
}
