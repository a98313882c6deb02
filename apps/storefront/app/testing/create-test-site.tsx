import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from "react-router";
import { createStorefront } from "../../server/create-storefront.ts";
import type { StorefrontOptions } from "../../server/storefront-options.ts";
import handleRequest, { handleError } from "../entry.server.tsx";
import { storefrontContext } from "../request/storefront-context.ts";
import { ROUTES_PATH } from "../routes-path.ts";
import { FIRST_PAINT_SCRIPT } from "../shell/first-paint.ts";
import { SHOP_FACTS } from "./shop-facts.ts";

/** A script that a page's own text brings in: it must never be allowed to run. */
export const INJECTED = "alert('injected')";

function Root() {
  return (
    <html lang="en">
      <head>
        <title>Site</title>
      </head>
      <body>
        <script>{FIRST_PAINT_SCRIPT}</script>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const { rendering } = useLoaderData<{ rendering: number }>();
  return <article data-rendering={rendering} dangerouslySetInnerHTML={{ __html: `<script>${INJECTED}</script>` }} />;
}

/** A site of some pages and three files, one of them a page's Markdown version, rendered by the real entry; each rendering counts one up. */
export function createTestSite(given: Partial<StorefrontOptions> & { readonly pricesChangeAfterMs?: number } = {}) {
  const { pricesChangeAfterMs, ...options } = given;
  const service = { isDown: false, release: () => {}, held: Promise.resolve() };
  const clock = createFakeClock();
  const changesAtMs = pricesChangeAfterMs === undefined ? [] : [clock.nowMs() + pricesChangeAfterMs];
  let renderings = 0;
  const rendered: string[] = [];
  const loader = async ({ context, request }: LoaderFunctionArgs) => {
    renderings += 1;
    const { pathname, search } = new URL(request.url);
    rendered.push(`${pathname}${search}`);
    await service.held;
    if (service.isDown) context.get(storefrontContext).missing.add("catalogue");
    context.get(storefrontContext).structuredData.push({ "@type": "WebSite", name: "</script>" });
    context.get(storefrontContext).changesAtMs.push(...changesAtMs);
    context.get(storefrontContext).surrogateKeys.add("product-one").add("catalogue");
    return { rendering: renderings, year: context.get(storefrontContext).shop.year };
  };
  const missing = ({ context }: LoaderFunctionArgs) => {
    context.get(storefrontContext).structuredData.push({ "@type": "Product" });
    throw data(null, { status: 404 });
  };
  const broken = () => {
    throw new Error("no table licences at secret-host");
  };
  const moved = () => {
    renderings += 1;
    throw redirect("/shop", 308);
  };
  const away = () => {
    renderings += 1;
    if (service.isDown) throw data(null, { status: 503 });
    return { rendering: renderings };
  };
  const paths = { shop: loader, list: loader, account: loader, missing, broken, moved, away };
  const route = (id: string, module: object, path?: string) => ({
    id,
    ...(path ? { path, parentId: "root" } : { path: "" }),
    module,
  });
  const pages = Object.entries(paths).map(([path, pageLoader]) =>
    route(
      path,
      {
        default: Page,
        loader: pageLoader,
        ErrorBoundary: () => <h1>Not shown</h1>,
        ...(path === "list" ? { handle: { parameters: ["sort", "page"], hasMarkdown: true } } : {}),
        ...(path === "account" ? { handle: { parameters: ["sort", "page"] } } : {}),
      },
      path,
    ),
  );
  const list = () => {
    renderings += 1;
    return new Response(`<list>${renderings}</list>`, {
      headers: { "content-type": "application/xml; charset=utf-8" },
    });
  };
  const closed = () => {
    renderings += 1;
    return new Response(null, { status: 503, headers: { "retry-after": "60" } });
  };
  const markdown = () => {
    renderings += 1;
    return new Response(`# ${renderings}\n`, { headers: { "content-type": "text/markdown; charset=utf-8" } });
  };
  const files = [
    { id: "listFile", path: "list.xml", module: { loader: list } },
    { id: "markdown", path: "markdown/*", module: { loader: markdown } },
    { id: "closed", path: "closed.xml", module: { loader: closed } },
  ];
  const routes = [route("root", { default: Root, ErrorBoundary: () => <h1>No such page</h1> }), ...pages, ...files];
  const build = {
    entry: { module: { default: handleRequest, handleError, storefrontContext } },
    routes: Object.fromEntries(routes.map((entry) => [entry.id, entry])),
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(
        routes.map((entry) => [
          entry.id,
          {
            id: entry.id,
            path: entry.path,
            module: `/assets/${entry.id}.js`,
            imports: [],
            css: [],
            hasLoader: entry.id !== "root",
            hasErrorBoundary: entry.id !== "root",
            ...("parentId" in entry ? { parentId: "root" } : {}),
          },
        ]),
      ),
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: ROUTES_PATH },
  } as unknown as ServerBuild;
  const reported: string[] = [];
  const storefront = createStorefront({
    build,
    isDevelopment: false,
    origin: "https://shop.example",
    mode: "demo",
    shop: SHOP_FACTS,
    shareImage: null,
    shareCard: ({ title }) => `/media/share/${encodeURIComponent(title)}.png`,
    mediaAddress: (address) => address,
    clock,
    random: createFakeRandom(),
    callApi: async () => new Response(null, { status: 503 }),
    callApiForVisitor: async () => new Response(null, { status: 503 }),
    networkOf: (request) => request.headers.get("x-network") ?? "here",
    reportError: (error) => reported.push(String(error)),
    ...options,
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    storefront(new Request(`https://shop.example${path}`, { method, headers }));
  return {
    get,
    clock,
    reported,
    countRenderings: () => renderings,
    /** The addresses that reached a page's loader. */
    rendered,
    /** From now on pages are made without the live catalogue. */
    fail: () => {
      service.isDown = true;
    },
    /** From now on each rendering waits for the release. */
    hold: () => {
      service.held = new Promise((resolve) => {
        service.release = resolve;
      });
    },
    release: () => service.release(),
  };
}
