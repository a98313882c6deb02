import type { Page, Request } from "playwright";

/** What was fetched ahead for another page says so in the header by which browsers mark it. */
const PREFETCH_HEADER = "sec-purpose";

export interface LoadedFile {
  readonly path: string;
  /** As the browser names it: document, script, stylesheet, font, image, fetch … */
  readonly kind: string;
  /** The body as it was sent, compressed; without headers. */
  readonly bytes: number;
  readonly isPrefetch: boolean;
}

/** Opens a page and notes all that its browser fetches until the network is idle. Nobody touches anything meanwhile. */
export async function loadedBytes(page: Page, address: string): Promise<LoadedFile[]> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  return Promise.all(requests.map(describe));
}

async function describe(request: Request): Promise<LoadedFile> {
  const { responseBodySize } = await request.sizes();
  const headers = await request.allHeaders();
  return {
    path: new URL(request.url()).pathname,
    kind: request.resourceType(),
    bytes: responseBodySize,
    isPrefetch: headers[PREFETCH_HEADER]?.includes("prefetch") ?? false,
  };
}

/** The scripts of a page, prefetches apart, the heaviest first. */
export function scriptsOf(files: readonly LoadedFile[]): LoadedFile[] {
  return files
    .filter(({ kind, isPrefetch }) => kind === "script" && !isPrefetch)
    .sort((one, other) => other.bytes - one.bytes);
}

export function sumBytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
