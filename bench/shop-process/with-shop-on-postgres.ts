import { startThrowAwayPostgres } from "@shop/tooling/postgres-for-tests.ts";
import pg from "pg";
import { inThrowAwayFolder, type ShopProcess, startShopProcess } from "./start-shop-process.ts";

export interface ShopOnPostgres {
  readonly shop: ShopProcess;
  readonly port: number;
  /** The shop's database, past the shop. */
  readonly sql: pg.Client;
}

/**
 * Works with the built shop in its own process, beside a PostgreSQL that waits for its disk. The shop has been started once before, as a
 * first start makes content and leaves memory behind. One proxy is trusted, so that callers can come from many places.
 */
export async function withShopOnPostgres(work: (running: ShopOnPostgres) => Promise<void>): Promise<void> {
  const postgres = await startThrowAwayPostgres({ isDurable: true });
  const sql = new pg.Client({ connectionString: postgres.url });
  try {
    await inThrowAwayFolder(async (dataDirectory) => {
      const settings = { DATABASE_URL: postgres.url, SHOP_TRUSTED_PROXIES: "1" };
      await (await startShopProcess({ dataDirectory, settings })).stop();
      const shop = await startShopProcess({ dataDirectory, settings });
      try {
        await sql.connect();
        await work({ shop, port: Number(new URL(shop.origin).port), sql });
      } finally {
        await sql.end();
        await shop.stop();
      }
    });
  } finally {
    await postgres.stop();
  }
}
