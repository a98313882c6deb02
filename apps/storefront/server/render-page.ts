import { createHash } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { storefrontContext as contextKey, StorefrontContext } from "../app/request/storefront-context.ts";
import { FIRST_PAINT_SCRIPT } from "../app/shell/first-paint.ts";
import { contentSecurityPolicy, hashMarkedScripts, hashSource } from "./content-security-policy.ts";
import { createContextValues } from "./create-context-value.ts";
import { insertStructuredData } from "./insert-structured-data.ts";
import { UNAVAILABLE_RETRY_SECONDS } from "./limits.ts";
import type { CachedPage } from "./page-cache.ts";
import { type PageLife, pageLife } from "./page-life.ts";
import { serviceHosts } from "./service-hosts.ts";
import { START_MODULES_SCRIPT, startModulesLate } from "./start-modules-late.ts";
import type { StorefrontOptions } from "./storefront-options.ts";
import { setSurrogateKeys } from "./surrogate-keys.ts";

/** 128 bits. */
const NONCE_BYTES = 16;
/** Pages, and the redirects of products to their own address. Missing pages aren't cached: their number is unlimited. */
const KEPT_STATUSES = [200, 308];

export interface RenderedPage extends CachedPage {
  /** Whether the page may be served from memory. */
  readonly isKeepable: boolean;
  /** Whether the page failed, or something of it is missing: an older one is better. */
  readonly isDegraded: boolean;
}

/** Renders a page, a file or a page's data, whole. A public one contains nothing about its caller, and has hashes in place of a nonce. */
export type RenderPage = (request: Request, page: { readonly isPublic: boolean }) => Promise<RenderedPage>;

export function createRenderPage(options: StorefrontOptions, loadBuild: () => Promise<ServerBuild>): RenderPage {
  const handle = createRequestHandler(loadBuild, options.isDevelopment ? "development" : "production");
  const createContextValue = createContextValues(options);
  return async (request, { isPublic }) => {
    const nonce = Buffer.from(options.random.bytes(NONCE_BYTES)).toString("base64");
    const context = new RouterContextProvider();
    const value = createContextValue(request, nonce);
    context.set(await findContextKey(loadBuild), value);
    const response = await handle(request, context);
    const isDegraded = response.status >= 500 || value.missing.size > 0;
    const life = pageLife({
      nowMs: options.clock.nowMs(),
      changesAtMs: value.changesAtMs,
      isPublic: isPublic && response.status === 200 && !isDegraded,
    });
    const isDocument = (response.headers.get("content-type") ?? "").startsWith("text/html");
    const page = await (isDocument ? finishPage(response, options, value, isPublic) : finishFile(response));
    return {
      ...toPage(response.status, page, life, value.surrogateKeys),
      isKeepable: KEPT_STATUSES.includes(response.status) && !isDegraded,
      isDegraded,
    };
  };
}

/** The key under which loaders find their context lives in the built module: another import of its file would be another key. */
async function findContextKey(loadBuild: () => Promise<ServerBuild>): Promise<typeof contextKey> {
  const { entry } = await loadBuild();
  return (entry.module as unknown as { storefrontContext: typeof contextKey }).storefrontContext;
}

interface Finished {
  readonly headers: Headers;
  readonly body: Buffer;
}

async function finishPage(
  response: Response,
  options: StorefrontOptions,
  { nonce, structuredData }: StorefrontContext,
  isPublic: boolean,
): Promise<Finished> {
  const text = await response.text();
  const written = options.isDevelopment ? text : startModulesLate(text);
  const rendered = insertStructuredData(written, response.status === 200 ? structuredData : []);
  const hashed = isPublic ? hashMarkedScripts(rendered, nonce) : { sources: [`'nonce-${nonce}'`], html: rendered };
  const headers = new Headers(response.headers);
  headers.set(
    "content-security-policy",
    contentSecurityPolicy({
      scriptSources: [hashSource(FIRST_PAINT_SCRIPT), hashSource(START_MODULES_SCRIPT), ...hashed.sources],
      ...(options.paymentSources ? { paymentSources: options.paymentSources } : {}),
      pictureOrigins: options.pictureOrigins ?? [],
      serviceHosts: serviceHosts(options.shop),
      isHttps: options.origin.startsWith("https:"),
      isDevelopment: options.isDevelopment,
    }),
  );
  return { headers, body: Buffer.from(hashed.html) };
}

/** What isn't a document: files that loaders write (sitemap.xml), the data of navigations inside the site, redirects. */
async function finishFile(response: Response): Promise<Finished> {
  return { headers: new Headers(response.headers), body: Buffer.from(await response.arrayBuffer()) };
}

function toPage(
  status: number,
  { headers, body }: Finished,
  life: PageLife,
  surrogateKeys: ReadonlySet<string>,
): CachedPage {
  headers.set("cache-control", life.cacheControl);
  if (life.isShared) setSurrogateKeys(headers, surrogateKeys);
  headers.set("vary", "accept-encoding");
  if (status === 503 && !headers.has("retry-after")) headers.set("retry-after", String(UNAVAILABLE_RETRY_SECONDS));
  const { expiresAtMs, staleUntilMs } = life;
  const etag = etagOf(headers.get("content-security-policy") ?? "", body);
  return {
    status,
    body,
    encodings: new Map(),
    headers: Array.from(headers),
    etag,
    expiresAtMs,
    staleUntilMs,
  };
}

/** Weak, because the body may be sent compressed, and caches on the way may compress it themselves. */
function etagOf(policy: string, body: Buffer): string {
  return `W/"${createHash("sha256").update(policy).update(body).digest("base64url").slice(0, 22)}"`;
}
