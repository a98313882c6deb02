import type { ServerBuild } from "react-router";
import { ROUTES_PATH } from "../app/routes-path.ts";
import { answerPage } from "./answer-page.ts";
import { createAnswerRoutes } from "./answer-routes.ts";
import { busyAnswer } from "./busy-answer.ts";
import { isCacheableAddress } from "./is-cacheable-path.ts";
import { MAX_PAGES, MAX_RENDERS, MAX_RENDERS_PER_NETWORK } from "./limits.ts";
import { createPageCache } from "./page-cache.ts";
import { createPageRoutes, type PageRoutes } from "./page-routes.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";
import { type PageAddress, readAddress } from "./read-address.ts";
import { createRenderPage, type RenderedPage } from "./render-page.ts";
import { createRenderSlots } from "./render-slots.ts";
import type { PageLookUp, StorefrontOptions } from "./storefront-options.ts";

export type Storefront = (request: Request) => Promise<Response>;

/**
 * Renders the routed site: `(request) => response`, without a socket. A public page depends on its path and on the parameters that its
 * route reads: it is rendered once for all concurrent requests, and cached with its policy for half a minute. Concurrent renderings are
 * limited. Source: SAFE-20, SAFE-21, SAFE-25.
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const loadBuild = async () => (typeof options.build === "function" ? options.build() : options.build);
  const loadRoutes = createRoutesLoader(loadBuild);
  const render = createRenderPage(options, loadBuild);
  const slots = createRenderSlots({ total: MAX_RENDERS, perNetwork: MAX_RENDERS_PER_NETWORK });
  /** Null where there is no room. */
  const renderInSlot: RenderInSlot = (asked, own, isPublic) => {
    const giveBack = slots.take(options.networkOf(asked));
    return giveBack && render(own, { isPublic }).finally(giveBack);
  };
  const renderPublic = createPublicPages(options, renderInSlot);
  const answerRoutes = createAnswerRoutes(loadBuild);
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === ROUTES_PATH) return answerRoutes(request);
    const address = readAddress(url, await loadRoutes());
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && address.redirectTo !== null) return redirectTo(address.redirectTo);
    if (isRead && address.path.startsWith(MARKDOWN_FOLDER)) {
      return redirectTo(`${address.path.slice(MARKDOWN_FOLDER.length - 1)}${MARKDOWN}`);
    }
    const isPublic = isCacheableAddress(address);
    if (isRead && isPublic) {
      const markdown = markdownOf(address.path, await loadRoutes());
      const isMarkdown = markdown !== null && (markdown.isAsked || prefersMarkdown(request.headers.get("accept")));
      const shown = isMarkdown ? { path: markdown.path, search: "" } : address;
      const answer = withQuery(await renderPublic(request, shown), url.search);
      return markdown === null || markdown.isAsked ? answer : varyByAccept(answer);
    }
    const page = await renderInSlot(request, ownRequest(request, url, address.search, options.origin), isPublic);
    return page ? answerPage(request, page) : busyAnswer(address.path);
  };
}

type RenderInSlot = (asked: Request, own: Request, isPublic: boolean) => Promise<RenderedPage> | null;

const MARKDOWN = ".md";
/** The router's own folder for Markdown versions; nobody needs to know it. */
const MARKDOWN_FOLDER = "/markdown/";

/**
 * The router's path of a page's Markdown version, and whether the address asks for it; null where there is none. The router can't match the
 * end of a segment.
 */
function markdownOf(path: string, routes: PageRoutes): { readonly path: string; readonly isAsked: boolean } | null {
  const isAsked = path.endsWith(MARKDOWN);
  const pagePath = isAsked ? path.slice(0, -MARKDOWN.length) : path;
  return routes.match(pagePath).some(({ hasMarkdown }) => hasMarkdown)
    ? { path: `${MARKDOWN_FOLDER}${pagePath.slice(1)}`, isAsked }
    : null;
}

/** Says to caches that one address has two versions. */
function varyByAccept(answer: Response): Response {
  answer.headers.set("vary", "accept, accept-encoding");
  return answer;
}

/** Pages that are the same for everyone. */
function createPublicPages(
  options: StorefrontOptions,
  render: RenderInSlot,
): (request: Request, address: Pick<PageAddress, "path" | "search">) => Promise<Response> {
  const cache = createPageCache(options.isDevelopment ? 0 : MAX_PAGES);
  const inProgress = new Map<string, Promise<RenderedPage>>();
  const renderOnce = (key: string, request: Request) => {
    const started = inProgress.get(key);
    if (started) return started;
    // Only the request's address is passed on: the rendering is shared.
    const rendering = render(request, new Request(`${options.origin}${key}`), true);
    if (!rendering) return null;
    const shared = rendering.finally(() => inProgress.delete(key));
    inProgress.set(key, shared);
    return shared;
  };
  const note = (result: PageLookUp["result"]) => options.onPageLookUp?.({ result, keptPages: cache.size() });
  return async (request, { path, search }) => {
    const key = `${path}${search}`;
    const kept = cache.get(key, options.clock.nowMs());
    if (kept) {
      note("hit");
      return answerPage(request, kept);
    }
    const page = await renderOnce(key, request);
    if (page?.isKeepable) cache.set(key, page);
    const stale = page && !page.isDegraded ? undefined : cache.getStale(key, options.clock.nowMs());
    note(stale ? "stale" : "miss");
    if (stale) return answerPage(request, stale, { isStale: true });
    return page ? answerPage(request, page) : busyAnswer(path);
  };
}

/**
 * The request passed to the renderer for the visitor: without parameters that no route reads. Behind an https proxy the process sees http,
 * and the router would take the shop's own forms for cross-origin ones. A request from the shop's own origin was sent to that origin,
 * whatever the proxy calls it.
 */
function ownRequest(request: Request, url: URL, search: string, origin: string): Request {
  const base = request.headers.get("origin") === origin ? origin : url.origin;
  const own = `${base}${url.pathname}${search}`;
  return own === request.url ? request : new Request(own, request);
}

/** A redirect keeps the query, which its rendering never saw: a mailed link may point at any page. */
function withQuery(answer: Response, search: string): Response {
  const location = answer.headers.get("location");
  if (location && search !== "" && !location.includes("?")) answer.headers.set("location", `${location}${search}`);
  return answer;
}

/** In development the build is another one after each change. */
function createRoutesLoader(loadBuild: () => Promise<ServerBuild>): () => Promise<PageRoutes> {
  let read: { readonly routes: ServerBuild["routes"]; readonly pages: PageRoutes } | undefined;
  return async () => {
    const { routes } = await loadBuild();
    if (read?.routes !== routes) read = { routes, pages: createPageRoutes(routes) };
    return read.pages;
  };
}

/** 308: the canonical address is permanently the same page. Never cached, because an address may contain a one-time key. */
function redirectTo(location: string): Response {
  return new Response(null, { status: 308, headers: { location, "cache-control": "no-store" } });
}
