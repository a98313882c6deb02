import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import { data, type LoaderFunctionArgs, Outlet, Scripts, type ServerBuild, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import handleRequest, { handleError } from "../app/entry.server.tsx";
import { storefrontContext } from "../app/server/storefront-context.ts";
import { FIRST_PAINT_SCRIPT } from "../app/shell/first-paint.ts";
import { SHOP_FACTS } from "../app/testing/shop-facts.ts";
import { createStorefront, type StorefrontOptions } from "./create-storefront.ts";
import { PAGE_LIFE_MS } from "./page-life.ts";

const INJECTED = "alert('injected')";

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

/** A site of four pages and two files, rendered by the real entry; each rendering counts one up. */
function createSite(given: Partial<StorefrontOptions> & { readonly pricesChangeAfterMs?: number } = {}) {
  const { pricesChangeAfterMs, ...options } = given;
  const clock = createFakeClock();
  const changesAtMs = pricesChangeAfterMs === undefined ? [] : [clock.nowMs() + pricesChangeAfterMs];
  let renderings = 0;
  const loader = ({ context }: LoaderFunctionArgs) => {
    renderings += 1;
    context.get(storefrontContext).structuredData.push({ "@type": "WebSite", name: "</script>" });
    context.get(storefrontContext).changesAtMs.push(...changesAtMs);
    return { rendering: renderings, year: context.get(storefrontContext).shop.year };
  };
  const missing = ({ context }: LoaderFunctionArgs) => {
    context.get(storefrontContext).structuredData.push({ "@type": "Product" });
    throw data(null, { status: 404 });
  };
  const broken = () => {
    throw new Error("no table licences at secret-host");
  };
  const paths = { shop: loader, account: loader, missing, broken };
  const route = (id: string, module: object, path?: string) => ({
    id,
    ...(path ? { path, parentId: "root" } : { path: "" }),
    module,
  });
  const pages = Object.entries(paths).map(([path, pageLoader]) =>
    route(path, { default: Page, loader: pageLoader, ErrorBoundary: () => <h1>Not shown</h1> }, path),
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
  const files = [
    { id: "list", path: "list.xml", module: { loader: list } },
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
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const reported: string[] = [];
  const storefront = createStorefront({
    build,
    isDevelopment: false,
    origin: "https://shop.example",
    mode: "demo",
    shop: SHOP_FACTS,
    shareImage: null,
    clock,
    random: createFakeRandom(),
    callApi: async () => new Response(null, { status: 503 }),
    callApiForVisitor: async () => new Response(null, { status: 503 }),
    reportError: (error) => reported.push(String(error)),
    ...options,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    storefront(new Request(`https://shop.example${path}`, { headers }));
  return { get, clock, reported, countRenderings: () => renderings };
}

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";
const sourcesOf = (response: Response) => /script-src ([^;]*)/.exec(policyOf(response))?.[1]?.split(" ") ?? [];
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const inlineScripts = (html: string) =>
  Array.from(
    html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]+?)<\/script>/g),
    (match) => match[1] ?? "",
  );

test("[SAFE-15] a public page's header holds the hashes of exactly its own inline scripts, and no nonce is left in either", async () => {
  const response = await createSite().get("/shop");
  const html = await response.text();
  const own = inlineScripts(html).filter((code) => code !== INJECTED);

  expect(html).toContain(`<script>${INJECTED}</script>`);
  expect(own.length).toBeGreaterThan(1);
  expect(new Set(sourcesOf(response))).toEqual(new Set(["'self'", ...own.map(hashOf)]));
  expect(`${policyOf(response)}${html}`).not.toContain("nonce");
});

test("[SAFE-15] a page kept in memory leaves with the policy that it was rendered with", async () => {
  const { get, countRenderings } = createSite();
  const first = await get("/shop");
  const second = await get("/shop");
  expect(countRenderings()).toBe(1);
  expect(await second.text()).toBe(await first.text());
  expect(policyOf(second)).toBe(policyOf(first));
});

test("[SAFE-15] a private page is let run by a nonce of its own at each answer", async () => {
  const { get } = createSite();
  const [first, second] = [await get("/account"), await get("/account")];
  const nonceOf = (response: Response) => /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? "";
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(Buffer.from(nonceOf(first), "base64")).toHaveLength(16);
  const html = await first.text();
  expect(html).toContain(`nonce="${nonceOf(first)}"`);
  expect(html).toContain(`<script>${INJECTED}</script>`);
  expect(sourcesOf(first)).not.toContain(hashOf(INJECTED));
});

test("[SAFE-21] public pages may be cached and carry no cookie; private ones, errors and their data may not", async () => {
  const { get } = createSite();
  const cacheControl = async (path: string) => {
    const response = await get(path, { cookie: "__Host-shop_session=s; shop_access_token=t" });
    expect(response.headers.get("set-cookie")).toBeNull();
    return response.headers.get("cache-control");
  };
  expect(await cacheControl("/shop")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  expect(await cacheControl("/shop.data")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  expect(await cacheControl("/account")).toBe("no-store");
  expect(await cacheControl("/account.data")).toBe("no-store");
  expect(await cacheControl("/missing")).toBe("no-store");
  expect(await cacheControl("/nowhere/at/all")).toBe("no-store");
});

test("[SAFE-21] a page that was asked for with a session is the same as one without, byte by byte", async () => {
  const site = createSite();
  const visitor = await (await site.get("/shop")).text();
  site.clock.advance(PAGE_LIFE_MS);
  const customer = await (await site.get("/shop", { cookie: "__Host-shop_session=s" })).text();
  expect(customer.replaceAll(/2/g, "1")).toBe(visitor.replaceAll(/2/g, "1"));
  expect(customer).not.toContain("shop_session");
});

test("a page is rendered anew when half a minute is over", async () => {
  const { get, clock, countRenderings } = createSite();
  await get("/shop");
  clock.advance(PAGE_LIFE_MS - 1);
  await get("/shop");
  expect(countRenderings()).toBe(1);
  clock.advance(1);
  await get("/shop");
  expect(countRenderings()).toBe(2);
});

test("[PRICE-05] a page whose prices change sooner is rendered anew then, and no cache is told to keep it longer", async () => {
  const { get, clock, countRenderings } = createSite({ pricesChangeAfterMs: 10_500 });
  const first = await get("/shop");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10, stale-while-revalidate=0");
  expect((await get("/shop.data")).headers.get("cache-control")).toBe(first.headers.get("cache-control"));
  const rendered = countRenderings();
  clock.advance(10_499);
  await get("/shop");
  expect(countRenderings()).toBe(rendered);
  clock.advance(1);
  expect((await get("/shop")).headers.get("cache-control")).toContain("s-maxage=60,");
  expect(countRenderings()).toBe(rendered + 1);
});

test("an address with a query is neither kept nor answered from what was kept", async () => {
  const { get, countRenderings } = createSite();
  await get("/shop");
  await get("/shop?id=1&key=secret&action=activation");
  await get("/shop?id=1&key=secret&action=activation");
  expect(countRenderings()).toBe(3);
});

test("who has a page already is told so by its tag, with the policy and without the body", async () => {
  const { get } = createSite();
  const first = await get("/shop");
  const etag = first.headers.get("etag") ?? "";
  const again = await get("/shop", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(policyOf(again)).toBe(policyOf(first));
  expect((await get("/shop", { "if-none-match": '"another"' })).status).toBe(200);
});

test("another policy is another tag, though the body is the same", async () => {
  const etagOf = async (frames: string[]) =>
    (await createSite({ paymentSources: { scripts: [], frames, connects: [], images: [] } }).get("/shop")).headers.get(
      "etag",
    );
  expect(await etagOf([])).not.toBe(await etagOf(["https://pay.example"]));
});

test("a browser that takes brotli gets the same page in brotli", async () => {
  const { get } = createSite();
  const plain = await (await get("/shop")).text();
  const packed = await get("/shop", { "accept-encoding": "gzip, br" });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("vary")).toBe("accept-encoding");
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
});

test("[ROUTE-13] a missing page answers 404, also to one who names a tag", async () => {
  const { get } = createSite();
  const first = await get("/missing");
  expect(first.status).toBe(404);
  const again = await get("/missing", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(404);
});

test("[ROUTE-14] a page that fails answers 500, tells the log, and shows nothing of the fault", async () => {
  const { get, reported } = createSite();
  const response = await get("/broken");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret-host|licences|\.tsx?:\d/);
  expect(reported).toEqual(["Error: no table licences at secret-host"]);
});

test("[ROUTE-16] [SAFE-15] what a loader tells of its page stands in the page's head, kept with it, and takes no hash", async () => {
  const { get, countRenderings } = createSite();
  const block = '<script type="application/ld+json">{"@type":"WebSite","name":"\\u003c/script\\u003e"}</script></head>';
  const first = await get("/shop");
  expect(await first.text()).toContain(block);
  const kept = await get("/shop");
  expect(await kept.text()).toContain(block);
  expect(countRenderings()).toBe(1);
  expect(sourcesOf(kept)).not.toContain(hashOf('{"@type":"WebSite","name":"\\u003c/script\\u003e"}'));
});

test("[ROUTE-16] a page that isn't there tells nothing of itself", async () => {
  expect(await (await createSite().get("/missing")).text()).not.toContain("ld+json");
});

test("[ROUTE-16] a file that a loader writes is kept for half a minute, then made anew, and has a tag", async () => {
  const { get, clock, countRenderings } = createSite();
  const first = await get("/list.xml", { "accept-encoding": "br" });
  expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe("<list>1</list>");
  expect(first.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  const again = await get("/list.xml", { "if-none-match": first.headers.get("etag") ?? "" });
  expect([again.status, countRenderings()]).toEqual([304, 1]);
  clock.advance(PAGE_LIFE_MS);
  expect(await (await get("/list.xml")).text()).toBe("<list>2</list>");
});

test("[ROUTE-16] a file that can't be made now is not kept, and says when to come again", async () => {
  const { get, countRenderings } = createSite();
  const first = await get("/closed.xml");
  expect([first.status, first.headers.get("retry-after"), first.headers.get("cache-control")]).toEqual([
    503,
    "60",
    "no-store",
  ]);
  await get("/closed.xml");
  expect(countRenderings()).toBe(2);
});
