import path from "node:path";
import {
  addressKey,
  addressOf,
  createApp,
  type Deps,
  type MediaAddress,
  readMailQueue,
  requestLog,
  type ShareCard,
  shareCardAddress,
} from "@shop/api";
import { type Clock, createSystemRandom } from "@shop/kernel";
import { type ContentFacts, contentFolders, readShopFacts, seedContent } from "./content/seed-content.ts";
import { createShopDeps, type ShopDeps } from "./create-shop-deps.ts";
import { explainDataDirectory } from "./database/data-directory-error.ts";
import { openShopClock } from "./database/open-shop-clock.ts";
import { openShopDatabase } from "./database/open-shop-database.ts";
import { shopJobs } from "./jobs/shop-jobs.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createJsonLog } from "./json-log.ts";
import { createMetrics, type Metrics } from "./metrics/create-metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { watchJobs, watchMails, watchPool } from "./metrics/watch-shop.ts";
import { createBuiltPages, createDevelopmentPages, type PagesServer } from "./server/create-pages-server.ts";
import { createShopApp } from "./server/create-shop-app.ts";
import { createEmbedScripts } from "./server/embed-scripts.ts";
import { listen } from "./server/listen.ts";
import { asOwnCalls } from "./server/own-calls.ts";
import { paymentSources } from "./server/payment-sources.ts";
import { createReadiness } from "./server/readiness.ts";
import { hasSamples } from "./settings/has-samples.ts";
import type { Settings } from "./settings/settings.ts";
import { mustSayTestPayments } from "./settings/takes-test-payments.ts";
import { stopInOrder } from "./stop-in-order.ts";

export interface RunningShop {
  readonly url: string;
  /** The port of /metrics, where it has one of its own. */
  readonly metricsPort: number | undefined;
  /**
   * Keeps serving for SHOP_STOP_DELAY_SECONDS while /readyz returns 503, drains running requests, closes the database, releases the data
   * folder. Rejects if that took too long.
   */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly isDevelopment: boolean;
  /** Called with what was opened, before anything is served: for a process that does more than serve. */
  readonly onOpened?: (shop: ShopDeps) => void;
}

/** Opens everything the shop needs, in order, and serves it. What was opened is closed again where a later step fails. */
export async function startShop(settings: Settings, options: StartOptions): Promise<RunningShop> {
  const opened: Array<() => Promise<void> | void> = [];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    const { port, metricsPort, announceStop, clock } = await openInOrder(settings, options, opened);
    const delayMs = settings.SHOP_STOP_DELAY_SECONDS * 1000;
    return {
      url: `http://localhost:${port}`,
      metricsPort,
      stop: () => stopInOrder({ clock, delayMs, announce: announceStop, close: closeAll }),
    };
  } catch (error) {
    await closeAll();
    throw explainDataDirectory(error, path.resolve(settings.SHOP_DATA_DIR));
  }
}

async function openInOrder(
  settings: Settings,
  { isDevelopment, onOpened }: StartOptions,
  opened: Array<() => Promise<void> | void>,
): Promise<{ port: number; metricsPort: number | undefined; clock: Clock; announceStop: () => void }> {
  const random = createSystemRandom();
  const metrics = createMetrics();
  const log = metrics.countLines(createJsonLog(settings.SHOP_LOG));
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
    onRequest: metrics.onRequest,
    dataDirectory,
    shopName: facts.name,
    welcomeText: facts.tagline,
    seller: facts.seller,
    callApi,
  });
  opened.push(shop.close);
  onOpened?.(shop);
  const mediaAddress = await seedContent(shop.deps, settings, contentFolders(dataDirectory).root);
  api = createApp(shop.deps);
  const pages = await openPages(settings, { deps: shop.deps, facts, mediaAddress, callApi, metrics, isDevelopment });
  opened.push(pages.close);
  const jobs = shopJobs(shop);
  opened.push(startJobs(jobs, log, watchJobs(metrics.registry, jobs, clock)));
  watchPool(metrics.registry, database);
  watchMails(metrics.registry, { clock, log, readQueue: () => readMailQueue(shop.deps) });
  const served = await serveMetrics(metrics.registry, settings);
  if (served.listening) opened.push(served.listening.close);
  const readiness = createReadiness(database, clock);
  const app = createShopApp({
    origin: settings.SHOP_ORIGIN,
    health: readiness.routes,
    ...(served.besidePages && { metrics: served.besidePages }),
    api: callApi,
    pages: pages.app.fetch,
    requestLog: requestLog(shop.deps),
    embedScripts: createEmbedScripts(dataDirectory).fetch,
    headers: { walletOrigins: paymentSources(settings.SHOP_PAYMENT_PROVIDER).wallets, hsts: settings.SHOP_HSTS },
    reportError: reportTo(shop.deps),
  });
  const listening = await listen(app.fetch, { port: settings.PORT, host: settings.HOST, before: pages.before });
  opened.push(listening.close);
  const announceStop = () => {
    readiness.beginStop();
    listening.endConnections();
  };
  return { port: listening.port, metricsPort: served.listening?.port, clock, announceStop };
}

interface PagesParts {
  readonly deps: Deps;
  readonly facts: ContentFacts;
  readonly mediaAddress: MediaAddress;
  readonly callApi: (request: Request) => Promise<Response>;
  readonly metrics: Metrics;
  readonly isDevelopment: boolean;
}

function openPages(settings: Settings, parts: PagesParts): Promise<PagesServer> {
  const { deps, callApi, mediaAddress, metrics, isDevelopment } = parts;
  const { shareImage, name, tagline, privacyVersion, pages } = parts.facts;
  const options = {
    origin: settings.SHOP_ORIGIN,
    mode: settings.SHOP_MODE,
    shareImage,
    shareCard: (card: ShareCard) => shareCardAddress(deps.settings, card),
    mediaAddress,
    shop: {
      ...{ name, tagline, pages },
      privacy: { serviceNames: settings.SHOP_SERVICES, policyVersion: privacyVersion },
      packPrefix: settings.SHOP_PACK_PREFIX,
      supportEmail: settings.SHOP_CONTACT_EMAIL,
      emailCheckPolicy: settings.SHOP_EMAIL_CHECK,
      newsletterPolicy: settings.SHOP_NEWSLETTER,
      saysTestPayments: mustSayTestPayments(settings),
      hasSamples: hasSamples(settings),
      hasInspector: settings.SHOP_MODE === "demo",
    },
    paymentSources: paymentSources(settings.SHOP_PAYMENT_PROVIDER),
    pictureOrigins: settings.SHOP_WORDPRESS_URL === undefined ? [] : [new URL(settings.SHOP_WORDPRESS_URL).origin],
    clock: deps.clock,
    random: deps.random,
    callApi: asOwnCalls(callApi),
    callApiForVisitor: callApi,
    networkOf: (request: Request) => addressKey(addressOf(deps.settings, request)),
    reportError: reportTo(deps),
    onPageLookUp: metrics.onPageLookUp,
  };
  return isDevelopment ? createDevelopmentPages(options) : createBuiltPages(options);
}

function reportTo({ log }: Pick<Deps, "log">): (error: unknown) => void {
  return (error) =>
    log.error({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, "page failed");
}
