// The shop's process as apps/shop starts it, on a real socket, without its pages and its jobs: settings, database, back end, headers, log.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApp, importContent, requestLog } from "@shop/api";
import { loadCampaigns, loadProducts } from "@shop/demo-content";
import { createSystemClock, createSystemRandom } from "@shop/kernel";
import { demand } from "@shop/shop/src/content/content-error.ts";
import { createShopDeps } from "@shop/shop/src/create-shop-deps.ts";
import { openShopDatabase } from "@shop/shop/src/database/open-shop-database.ts";
import { createJsonLog } from "@shop/shop/src/json-log.ts";
import { createShopApp } from "@shop/shop/src/server/create-shop-app.ts";
import { listen } from "@shop/shop/src/server/listen.ts";
import { createReadiness } from "@shop/shop/src/server/readiness.ts";
import { readSettings } from "@shop/shop/src/settings/read-settings.ts";
import { type ServerPlan, serveBench } from "./child-server.ts";

const plan = JSON.parse(process.argv[2] ?? "{}") as ServerPlan;
const dataDirectory = mkdtempSync(path.join(tmpdir(), "shop-bench-"));
// One proxy is trusted, so that the load can come from many addresses and the call limiter stays at its usual settings.
const settings = readSettings({
  SHOP_DATA_DIR: dataDirectory,
  DATABASE_URL: plan.databaseUrl,
  DATABASE_POOL_SIZE: String(plan.poolSize),
  SHOP_TRUSTED_PROXIES: "1",
  // The same in all processes of one shop.
  SHOP_SECRET: "9d1b7c40e6f2a5830b4cd97e16fa2358",
});
const fault = (error: unknown) => process.stderr.write(`${String(error)}\n`);
const database = await openShopDatabase(settings, dataDirectory, fault);
const shop = await createShopDeps(settings, {
  database,
  clock: createSystemClock(),
  random: createSystemRandom(),
  log: createJsonLog(settings.SHOP_LOG),
  dataDirectory,
  shopName: "Bench",
  callApi: async (request) => api.fetch(request),
});
const content = path.resolve(settings.SHOP_CONTENT_DIR);
// Products and campaigns alone: the texts need the pictures of a build, and nothing here reads them.
demand(
  await importContent(shop.deps, {
    products: loadProducts(content),
    tutorials: [],
    pages: [],
    campaigns: loadCampaigns(content),
    manifest: { inputsHash: "bench", files: [], media: [] },
  }),
);
const api = createApp(shop.deps);
const app = createShopApp({
  origin: settings.SHOP_ORIGIN,
  health: createReadiness(database, createSystemClock()).routes,
  api: (request) => api.fetch(request),
  pages: () => new Response(null, { status: 404 }),
  embedScripts: () => new Response(null, { status: 404 }),
  requestLog: requestLog(shop.deps),
  reportError: fault,
});
const listening = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
serveBench(listening.port, async () => {
  await listening.close();
  shop.close();
  await database.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});
