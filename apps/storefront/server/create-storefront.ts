import { createHash } from "node:crypto";
import { type ApiClient, createApiClient, createFetchTransport, createWebCryptoSha256 } from "@shop/api-client";
import { type ContentReader, createContentReader, createContentTransport } from "@shop/api-client/content";
import { type Clock, createMemoryStorage, type Random } from "@shop/kernel";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type {
  storefrontContext as contextKey,
  ShopFacts,
  StorefrontContext,
} from "../app/server/storefront-context.ts";
import type { Visitor } from "../app/server/visitor.ts";
import { FIRST_PAINT_SCRIPT } from "../app/shell/first-paint.ts";
import {
  contentSecurityPolicy,
  hashMarkedScripts,
  hashSource,
  type PaymentSources,
} from "./content-security-policy.ts";
import { createVisitor } from "./create-visitor.ts";
import { encodeBody, pickEncoding } from "./encode-body.ts";
import { insertStructuredData } from "./insert-structured-data.ts";
import { isCacheablePath } from "./is-cacheable-path.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { type PageLife, pageLife } from "./page-life.ts";

export interface StorefrontOptions {
  /** The built pages, or a function that loads them anew at each request (development). */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly isDevelopment: boolean;
  readonly origin: string;
  readonly mode: "demo" | "production";
  readonly shop: Omit<ShopFacts, "origin" | "year">;
  /** The preview picture of pages that have none of their own; null where the operator gave none. */
  readonly shareImage: StorefrontContext["shareImage"];
  readonly paymentSources?: PaymentSources;
  readonly clock: Clock;
  readonly random: Random;
  /** Leads into the back end of the same process. */
  readonly callApi: (request: Request) => Promise<Response>;
  /** The same for what is done in a visitor's own name: their address counts. */
  readonly callApiForVisitor: (request: Request) => Promise<Response>;
  readonly reportError: (error: unknown) => void;
}

/** 128 bits. */
const NONCE_BYTES = 16;
/** Files that loaders write (sitemap.xml, robots.txt): kept like pages. Not the data of client-side navigations. */
const KEPT_FILES = /^(application\/xml|text\/plain)\b/;

export type Storefront = (request: Request) => Promise<Response>;

/** Renders the routed site: `(request) => response`, without a socket. Public pages are kept with their policy for half a minute. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const loadBuild = async () => (typeof options.build === "function" ? options.build() : options.build);
  const handle = createRequestHandler(loadBuild, options.isDevelopment ? "development" : "production");
  const cache = createPageCache();
  const api = createServerApi(options);
  return async (request) => {
    const url = new URL(request.url);
    const isPublic = isCacheablePath(url.pathname);
    const isKept = isPublic && !options.isDevelopment && request.method === "GET" && url.search === "";
    const kept = isKept ? cache.get(url.pathname, options.clock.nowMs()) : undefined;
    if (kept) return answerKept(request, kept);
    const nonce = Buffer.from(options.random.bytes(NONCE_BYTES)).toString("base64");
    const context = new RouterContextProvider();
    const value = createContextValue(options, api, nonce, request);
    context.set(await findContextKey(loadBuild), value);
    const response = await handle(atOwnOrigin(request, options.origin), context);
    const life = pageLife({
      nowMs: options.clock.nowMs(),
      changesAtMs: value.changesAtMs,
      isPublic: isPublic && response.status === 200,
    });
    const type = response.headers.get("content-type") ?? "";
    const isPage = type.startsWith("text/html");
    if (!isPage && !(isKept && KEPT_FILES.test(type))) return withCacheControl(response, life);
    const page = await (isPage ? finishPage(response, options, value, { isPublic, life }) : finishFile(response, life));
    if (isKept && response.status === 200) cache.set(url.pathname, page);
    return answerKept(request, page, response.status);
  };
}

/**
 * Behind a proxy that speaks https the process sees http, and the router takes a form of the shop's own pages for a stranger's. What comes
 * from the shop's own origin was sent to it, whatever the proxy calls it.
 */
function atOwnOrigin(request: Request, origin: string): Request {
  if (request.headers.get("origin") !== origin || request.url.startsWith(`${origin}/`)) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(`${origin}${pathname}${search}`, request);
}

/** The key under which loaders find their context lives in the built module: another import of its file would be another key. */
async function findContextKey(loadBuild: () => Promise<ServerBuild>): Promise<typeof contextKey> {
  const { entry } = await loadBuild();
  return (entry.module as unknown as { storefrontContext: typeof contextKey }).storefrontContext;
}

function createServerApi(options: StorefrontOptions): ApiClient {
  return createApiClient({
    host: options.origin,
    transport: createFetchTransport((input, init) => options.callApi(new Request(input, init))),
    clock: options.clock,
    random: options.random,
    accessTokens: createMemoryStorage(),
    hash: createWebCryptoSha256(crypto.subtle),
    currentPath: () => "/",
  });
}

function createServerContent(options: StorefrontOptions): ContentReader {
  return createContentReader({
    host: options.origin,
    transport: createContentTransport((input, init) => options.callApi(new Request(input, init))),
    clock: options.clock,
  });
}

function createContextValue(
  options: StorefrontOptions,
  api: ApiClient,
  nonce: string,
  request: Request,
): StorefrontContext {
  let visitor: Visitor | undefined;
  return {
    api,
    clock: options.clock,
    random: options.random,
    content: createServerContent(options),
    shop: { ...options.shop, origin: options.origin, year: new Date(options.clock.nowMs()).getUTCFullYear() },
    shareImage: options.shareImage,
    structuredData: [],
    changesAtMs: [],
    visitor: () => {
      visitor ??= createVisitor(options, request);
      return visitor;
    },
    mode: options.mode,
    nonce,
    reportError: options.reportError,
  };
}

async function finishPage(
  response: Response,
  options: StorefrontOptions,
  { nonce, structuredData }: StorefrontContext,
  { isPublic, life }: { readonly isPublic: boolean; readonly life: PageLife },
): Promise<CachedPage> {
  const rendered = insertStructuredData(await response.text(), response.status === 200 ? structuredData : []);
  const hashed = isPublic ? hashMarkedScripts(rendered, nonce) : { sources: [`'nonce-${nonce}'`], html: rendered };
  const body = Buffer.from(hashed.html);
  const policy = contentSecurityPolicy({
    scriptSources: [hashSource(FIRST_PAINT_SCRIPT), ...hashed.sources],
    ...(options.paymentSources ? { paymentSources: options.paymentSources } : {}),
    isHttps: options.origin.startsWith("https:"),
    isDevelopment: options.isDevelopment,
  });
  const headers = new Headers(response.headers);
  headers.set("content-security-policy", policy);
  return toPage(headers, body, { etag: etagOf(policy, body), life });
}

async function finishFile(response: Response, life: PageLife): Promise<CachedPage> {
  const body = Buffer.from(await response.text());
  return toPage(new Headers(response.headers), body, { etag: etagOf("", body), life });
}

function toPage(headers: Headers, body: Buffer, { etag, life }: { readonly etag: string; readonly life: PageLife }) {
  headers.set("cache-control", life.cacheControl);
  headers.set("vary", "accept-encoding");
  return { body, encodings: new Map(), headers: Array.from(headers), etag, expiresAtMs: life.expiresAtMs };
}

function etagOf(policy: string, body: Buffer): string {
  return `"${createHash("sha256").update(policy).update(body).digest("base64url").slice(0, 22)}"`;
}

function answerKept(request: Request, page: CachedPage, status = 200): Response {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value] as [string, string]));
  headers.set("etag", page.etag);
  if (status === 200 && request.headers.get("if-none-match") === page.etag) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = pickEncoding(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(new Uint8Array(page.body), { status, headers });
  const encoded = page.encodings.get(encoding) ?? encodeBody(page.body, encoding);
  page.encodings.set(encoding, encoded);
  headers.set("content-encoding", encoding);
  return new Response(new Uint8Array(encoded), { status, headers });
}

/** Loader data of client-side navigations: as public or private as the page it belongs to. */
function withCacheControl(response: Response, { cacheControl }: PageLife): Response {
  const headers = new Headers(response.headers);
  headers.set("cache-control", cacheControl);
  return new Response(response.body, { status: response.status, headers });
}
