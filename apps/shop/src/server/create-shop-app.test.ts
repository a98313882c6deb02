import { Hono } from "hono";
import { expect, test } from "vitest";
import { createShopApp, type ShopAppParts } from "./create-shop-app.ts";

function createParts(given: Partial<ShopAppParts> = {}) {
  const logged: object[] = [];
  const seen: string[] = [];
  const app = createShopApp({
    origin: "https://shop.example",
    health: new Hono().get("/healthz", (c) => c.json({ status: "ok" })),
    api: (request) => {
      if (request.url.endsWith("/nothing")) return new Response("There is no such file.", { status: 404 });
      return new Response(`api ${new URL(request.url).pathname}`);
    },
    pages: (request) => {
      if (request.url.endsWith("/nothing")) return new Response("404", { status: 404 });
      if (request.url.endsWith("/down")) return new Response("", { status: 503 });
      if (request.url.endsWith("/later")) return new Response("", { status: 503, headers: { "retry-after": "60" } });
      if (request.url.endsWith("/gone"))
        return new Response("", { status: 410, headers: { "cache-control": "public, max-age=60" } });
      if (request.url.endsWith("/broken")) throw new Error("no table licences at secret-host");
      return new Response(`page ${new URL(request.url).pathname}`);
    },
    requestLog: async (c, next) => {
      await next();
      seen.push(`${c.req.path} ${c.res.status}`);
    },
    embedScripts: (request) => new Response(`script ${new URL(request.url).pathname}`),
    reportError: (error) => logged.push({ error: String(error) }),
    ...given,
  });
  return { app, logged, seen };
}

test("[SAFE-15] other sites' pages, such as those in which mails are read, may show the pictures, and nothing else", async () => {
  const { app } = createParts({
    api: ({ url }) =>
      new Response("", { headers: { "content-type": url.endsWith(".svg") ? "image/svg+xml" : "text/html" } }),
  });
  const policyOf = async (path: string) => (await app.request(path)).headers.get("cross-origin-resource-policy");
  expect(await policyOf("/media/cards/a.svg")).toBe("cross-origin");
  expect(await policyOf("/media/manuals/a.html")).toBe("same-origin");
  expect(await policyOf("/files/a.svg")).toBe("same-origin");
  expect(await policyOf("/")).toBe("same-origin");
});

test.each([
  ["/v1/abc", "api"],
  ["/files/a.zip", "api"],
  ["/media/covers/a.svg", "api"],
  ["/wp-json/fa/v1/notify-404", "api"],
  ["/payments/webhook", "api"],
  ["/test-provider/session/s1", "api"],
  ["/dev/outbox", "api"],
  ["/dev/events", "page"],
  ["/embed/checkout", "api"],
  ["/newsletter/unsubscribe", "api"],
  ["/consent-records", "api"],
  ["/page-views", "api"],
  ["/beta-programme/sign-ups", "api"],
  ["/beta/fadrumalign-nda", "page"],
  ["/session-recordings/1/0", "api"],
  ["/embed/arrive", "api"],
  ["/.well-known/licence-key", "api"],
  ["/.well-known/licence-keys", "page"],
  ["/0123456789abcdef0123456789abcdef.txt", "api"],
  ["/robots.txt", "page"],
  ["/embed/0123456789ab/shop-cart.en.js", "script"],
  ["/", "page"],
  ["/shop", "page"],
  ["/v10", "page"],
  ["/filesystem", "page"],
  ["/newsletters", "page"],
  ["/products/v1/media", "page"],
  ["/developers", "page"],
])("%s is served by the %s", async (path, who) => {
  const { app } = createParts();
  expect(await (await app.request(`https://shop.example${path}`)).text()).toBe(`${who} ${path}`);
});

test("health is served by the process itself, with the headers of every response", async () => {
  const response = await createParts().app.request("https://shop.example/healthz");
  expect(await response.json()).toEqual({ status: "ok" });
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("[SAFE-15] a fault that the pages don't handle returns 500 with every header and no word of it, and is logged", async () => {
  const { app, logged } = createParts();
  const response = await app.request("https://shop.example/broken");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret-host");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(logged).toEqual([{ error: "Error: no table licences at secret-host" }]);
});

test.each(["/media/nothing", "/files/nothing", "/assets/nothing", "/test-provider/nothing"])(
  "[SAFE-21] no cache keeps that %s is missing",
  async (path) => {
    const response = await createParts().app.request(`https://shop.example${path}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  },
);

test("an error that says how long it may be kept keeps its word, and what is found is left alone", async () => {
  const { app } = createParts();
  const cacheControlOf = async (path: string) =>
    (await app.request(`https://shop.example${path}`)).headers.get("cache-control");
  expect(await cacheControlOf("/gone")).toBe("public, max-age=60");
  expect(await cacheControlOf("/media/a.svg")).toBeNull();
});

test.each([
  ["/down", "5"],
  ["/later", "60"],
])("[SAFE-01] a 503 (%s) says after how many seconds to come again: %s", async (path, seconds) => {
  const response = await createParts().app.request(`https://shop.example${path}`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, seconds]);
});

test("[SAFE-26] pages, files beside them and embedded scripts leave a line of their own; calls of the back end, and looks at health, don't", async () => {
  const { app, seen } = createParts();
  const paths = [
    "/shop?search=secret",
    "/nothing",
    "/embed/0123456789ab/cart.js",
    "/v1/abc",
    "/files/nothing",
    "/healthz",
  ];
  for (const path of paths) await app.request(`https://shop.example${path}`);
  expect(seen).toEqual(["/shop 200", "/nothing 404", "/embed/0123456789ab/cart.js 200"]);
});

test("/metrics is a page like any other, unless the shop is given it to serve", async () => {
  const address = "https://shop.example/metrics";
  expect(await (await createParts().app.request(address)).text()).toBe("page /metrics");
  const metrics = new Hono().get("/metrics", (c) => c.text("no key", 401));
  const { app, seen } = createParts({ metrics });
  const response = await app.request(address);
  expect([response.status, await response.text(), response.headers.get("cache-control")]).toEqual([
    401,
    "no key",
    "no-store",
  ]);
  expect(seen).toEqual([]);
});
