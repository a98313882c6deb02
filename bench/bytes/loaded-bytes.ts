import type { Page, Request } from "playwright";
import { ROUTES_PATH } from "../../apps/storefront/app/routes-path.ts";

/** What was fetched ahead for another page says so in the header by which browsers mark it. */
const PREFETCH_HEADER = "sec-purpose";

export interface LoadedFile {
  readonly path: string;
  /** As the browser names it: document, script, stylesheet, font, image, fetch … */
  readonly kind: string;
  /** The body as it was sent, compressed; without headers. */
  readonly bytes: number;
  readonly isPrefetch: boolean;
  /** Fetched once the page was loaded and idle: no part of what a first visit waits for. */
  readonly isAfterIdle: boolean;
}

/** The page marks on the browser's own timeline that it is idle. */
const IDLE_MARK = "shop:idle";

/**
 * Opens a page and notes all that its browser fetches until the network is idle, and until `late` if that is later. Nobody touches anything
 * meanwhile.
 */
export async function loadedBytes(page: Page, address: string, late?: Promise<unknown>): Promise<LoadedFile[]> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  await late;
  const idleAtMs = await page.evaluate((name) => {
    const [mark] = performance.getEntriesByName(name);
    return mark ? performance.timeOrigin + mark.startTime : Number.POSITIVE_INFINITY;
  }, IDLE_MARK);
  return Promise.all(requests.map((request) => describe(request, idleAtMs)));
}

async function describe(request: Request, idleAtMs: number): Promise<LoadedFile> {
  const { responseBodySize } = await request.sizes();
  const headers = await request.allHeaders();
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    bytes: responseBodySize,
    isPrefetch: headers[PREFETCH_HEADER]?.includes("prefetch") ?? false,
    isAfterIdle: request.timing().startTime >= idleAtMs,
  };
}

/**
 * The scripts of a first visit, without prefetches and what waits for idle time, the heaviest first. The list of routes counts as one: the
 * router needs it as it needs its code.
 */
export function scriptsOf(files: readonly LoadedFile[]): LoadedFile[] {
  return files
    .filter(({ kind, path }) => kind === "script" || path === ROUTES_PATH)
    .filter(({ isPrefetch, isAfterIdle }) => !isPrefetch && !isAfterIdle)
    .sort((one, other) => other.bytes - one.bytes);
}

export function sumBytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
