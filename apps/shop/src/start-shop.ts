import path from "node:path";
import { addressKey, addressOf, createApp, type Deps } from "@shop/api";
import { createSystemRandom } from "@shop/kernel";
import { createBuiltPages, createDevelopmentPages, type PagesServer } from "./create-pages-server.ts";
import { createShopApp } from "./create-shop-app.ts";
import { createShopDeps, type ShopDeps } from "./create-shop-deps.ts";
import { explainDataDirectory } from "./data-directory-error.ts";
import { createEmbedScripts } from "./embed-scripts.ts";
import { createJsonLog } from "./json-log.ts";
import { listen } from "./listen.ts";
import { openShopClock } from "./open-shop-clock.ts";
import { openShopDatabase } from "./open-shop-database.ts";
import { asOwnCalls } from "./own-calls.ts";
import { paymentSources } from "./payment-sources.ts";
import { createReadiness } from "./readiness.ts";
import { type ContentFacts, contentFolders, readShopFacts, seedContent } from "./seed-content.ts";
import type { Settings } from "./settings.ts";
import { shopJobs } from "./shop-jobs.ts";
import { startJobs } from "./start-jobs.ts";
import { mustSayTestPayments } from "./takes-test-payments.ts";

/** A stop takes no longer than this, whatever hangs. */
const STOP_WITHIN_MS = 9_000;

export interface RunningShop {
  readonly url: string;
  /** Drains what is under way, closes the database, gives the data folder back. Rejects where that took too long. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly isDevelopment: boolean;
  /** Told what was opened, before anything is served: for a process that has more to do with it than to serve it. */
  readonly onOpened?: (shop: ShopDeps) => void;
}

/** Opens everything the shop needs, in order, and serves it. What was opened is closed again where a later step fails. */
export async function startShop(settings: Settings, options: StartOptions): Promise<RunningShop> {
  const opened: Array<() => Promise<void> | void> = [];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const { port } = await openInOrder(settings, options, opened);
    return { url: `http://localhost:${port}`, stop: () => withinTime(closeAll()) };
  } catch (error) {
    await closeAll();
    throw explainDataDirectory(error, path.resolve(settings.SHOP_DATA_DIR));
  }
}

async function openInOrder(
  settings: Settings,
  { isDevelopment, onOpened }: StartOptions,
  opened: Array<() => Promise<void> | void>,
): Promise<{ port: number }> {
  const random = createSystemRandom();
  const log = createJsonLog(settings.SHOP_LOG);
  const dataDirectory = path.resolve(settings.SHOP_DATA_DIR);
  const database = await openShopDatabase(settings, dataDirectory, (error) =>
    log.warn({ error: error.message }, "a database connection was lost"),
  );
  opened.push(database.close);
  const clock = await openShopClock(settings, database, log);
  const facts = await readShopFacts(settings);
  // The provider's webhook leads into the app that needs the provider: the app is filled in below.
  let api: ReturnType<typeof createApp> | undefined;
  const callApi = async (request: Request) => {
    if (!api) throw new Error("The back end was called before it was made.");
    return api.fetch(request);
  };
  const shop = await createShopDeps(settings, {
    database,
    clock,
    random,
    log,
    dataDirectory,
    shopName: facts.name,
    welcomeText: facts.tagline,
    seller: facts.seller,
    callApi,
  });
  opened.push(shop.close);
  onOpened?.(shop);
  await seedContent(shop.deps, settings, contentFolders(dataDirectory).root);
  api = createApp(shop.deps);
  const pages = await openPages(settings, shop.deps, facts, callApi, isDevelopment);
  opened.push(pages.close);
  opened.push(startJobs(shopJobs(shop), log));
  const readiness = createReadiness(database, clock);
  const app = createShopApp({
    origin: settings.SHOP_ORIGIN,
    health: readiness.routes,
    api: callApi,
    pages: pages.app.fetch,
    embedScripts: createEmbedScripts(dataDirectory).fetch,
    headers: { walletOrigins: paymentSources(settings.SHOP_PAYMENT_PROVIDER).wallets, hsts: settings.SHOP_HSTS },
    reportError: reportTo(shop.deps),
  });
  const listening = await listen(app.fetch, { port: settings.PORT, host: settings.HOST, before: pages.before });
  opened.push(async () => {
    readiness.beginStop();
    await listening.close();
  });
  return listening;
}

function openPages(
  settings: Settings,
  deps: Deps,
  { shareImage, ...words }: ContentFacts,
  callApi: (request: Request) => Promise<Response>,
  isDevelopment: boolean,
): Promise<PagesServer> {
  const options = {
    origin: settings.SHOP_ORIGIN,
    mode: settings.SHOP_MODE,
    shareImage,
    shop: {
      ...words,
      packPrefix: settings.SHOP_PACK_PREFIX,
      supportEmail: settings.SHOP_CONTACT_EMAIL,
      emailCheckPolicy: settings.SHOP_EMAIL_CHECK,
      newsletterPolicy: settings.SHOP_NEWSLETTER,
      saysTestPayments: mustSayTestPayments(settings),
      hasSamples: settings.SHOP_MODE === "demo" || settings.SHOP_ALLOW.includes("samples"),
    },
    paymentSources: paymentSources(settings.SHOP_PAYMENT_PROVIDER),
    clock: deps.clock,
    random: deps.random,
    callApi: asOwnCalls(callApi),
    callApiForVisitor: callApi,
    networkOf: (request: Request) => addressKey(addressOf(deps.settings, request)),
    reportError: reportTo(deps),
  };
  return isDevelopment ? createDevelopmentPages(options) : createBuiltPages(options);
}

function reportTo({ log }: Pick<Deps, "log">): (error: unknown) => void {
  return (error) =>
    log.error({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, "page failed");
}

function withinTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The stop took longer than ${STOP_WITHIN_MS} ms.`)), STOP_WITHIN_MS);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
