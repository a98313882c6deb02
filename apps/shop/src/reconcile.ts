import path from "node:path";
import { createApp, type ReconciledCounts, reconcileOrders } from "@shop/api";
import { createSystemClock, createSystemRandom } from "@shop/kernel";
import { createShopDeps } from "./create-shop-deps.ts";
import { createJsonLog } from "./json-log.ts";
import { openShopDatabase } from "./open-shop-database.ts";
import type { Settings } from "./read-settings.ts";
import { readShopFacts } from "./seed-content.ts";

/**
 * Compares every order that isn't settled with the payment provider, once, without serving anything: for an operator after a fault.
 * Runs beside a shop on the same PostgreSQL; with the embedded database the shop has to be stopped, which the folder's lock says.
 */
export async function reconcile(settings: Settings): Promise<ReconciledCounts> {
  const clock = createSystemClock();
  const random = createSystemRandom();
  const log = createJsonLog(settings.SHOP_LOG);
  const dataDirectory = path.resolve(settings.SHOP_DATA_DIR);
  const database = await openShopDatabase(settings, dataDirectory, (error) =>
    log.warn({ error: error.message }, "a database connection was lost"),
  );
  try {
    const { name: shopName } = await readShopFacts(settings);
    const callApi = async (request: Request) => createApp(shop.deps).fetch(request);
    const shop = await createShopDeps(settings, { database, clock, random, log, dataDirectory, shopName, callApi });
    try {
      return await reconcileOrders(shop.deps, { isComplete: true });
    } finally {
      shop.close();
    }
  } finally {
    await database.close();
  }
}

/** What it did, in one line. */
export function describeReconciliation(counts: ReconciledCounts): string {
  const compared = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = [
    `${counts.fulfilled} were paid and got their licences`,
    `${counts.closed} were closed unpaid`,
    `${counts.waiting} can still be paid`,
    `${counts.unchanged} had been settled meanwhile`,
    `${counts.alarming} need a person (see the log)`,
    `${counts.unanswered} the provider said nothing about`,
  ];
  return `${compared} orders compared with the payment provider: ${parts.join(", ")}.`;
}
