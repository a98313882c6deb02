import path from "node:path";
import { createApp, type OpenDatabase } from "@shop/api";
import { createSystemRandom } from "@shop/kernel";
import { readShopFacts } from "./content/seed-content.ts";
import { createShopDeps, type ShopDeps } from "./create-shop-deps.ts";
import { openShopClock } from "./database/open-shop-clock.ts";
import { openShopDatabase } from "./database/open-shop-database.ts";
import { createJsonLog } from "./json-log.ts";
import type { Settings } from "./settings/settings.ts";

/**
 * Opens the shop's dependencies, runs an action with them without serving anything, and closes them again. It can run beside a shop on the
 * same PostgreSQL. With the embedded database the shop has to be stopped; the folder's lock reports that.
 */
export async function withShopDeps<Value>(settings: Settings, act: (shop: ShopDeps) => Promise<Value>): Promise<Value> {
  const log = createJsonLog(settings.SHOP_LOG);
  const database = await openShopDatabase(settings, path.resolve(settings.SHOP_DATA_DIR), (error) =>
    log.warn({ error: error.message }, "a database connection was lost"),
  );
  try {
    const shop = await openDeps(settings, database, log);
    try {
      return await act(shop);
    } finally {
      await shop.close();
    }
  } finally {
    await database.close();
  }
}

async function openDeps(
  settings: Settings,
  database: OpenDatabase,
  log: ReturnType<typeof createJsonLog>,
): Promise<ShopDeps> {
  const { name: shopName } = await readShopFacts(settings);
  const callApi = async (request: Request) => createApp(shop.deps).fetch(request);
  const clock = await openShopClock(settings, database, log);
  const world = { clock, random: createSystemRandom(), log, shopName, callApi };
  const shop = await createShopDeps(settings, {
    ...world,
    database,
    dataDirectory: path.resolve(settings.SHOP_DATA_DIR),
  });
  return shop;
}
