import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ROUTES_PATH } from "../app/routes-path.ts";
import { createTestSite } from "../app/testing/create-test-site.tsx";

const VERSION = "1";
const addressOf = (paths: string, version = VERSION) => `${ROUTES_PATH}?paths=${paths}&version=${version}`;

test("[ROUTE-01] the routes of a page's links are answered without rendering one, and may be cached for a year", async () => {
  const site = createTestSite();
  const response = await site.get(addressOf("/shop,/account"));
  const routes: Record<string, { module: string }> = await response.json();

  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(Object.values(routes).map(({ module }) => module)).toEqual(
    expect.arrayContaining(["/assets/shop.js", "/assets/account.js"]),
  );
  expect(site.countRenderings()).toBe(0);
});

test("[ROUTE-01] a page brings its own route alone, and names where to ask for others", async () => {
  const html = await (await createTestSite().get("/shop")).text();
  expect(html).toContain("/assets/shop.js");
  expect(html).not.toContain("/assets/account.js");
  expect(html).toContain(ROUTES_PATH);
});

test("[SAFE-21] the routes are the same for every visitor, and compressed if the browser accepts it", async () => {
  const { get } = createTestSite();
  const plain = await (await get(addressOf("/shop"))).text();
  const packed = await get(addressOf("/shop"), {
    "accept-encoding": "br",
    cookie: "__Host-shop_session=s; shop_access_token=t",
  });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("vary")).toBe("accept-encoding");
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
});

test("[ROUTE-01] a page of an older build is asked to load its next page as a document, and no cache keeps that", async () => {
  const response = await createTestSite().get(addressOf("/shop", "0"), { "accept-encoding": "br" });
  expect(response.status).toBe(204);
  expect(response.headers.get("x-remix-reload-document")).toBe("true");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("[SAFE-21] an address longer than a request may be is refused, and no cache keeps that", async () => {
  const response = await createTestSite().get(addressOf(`/${"a".repeat(8000)}`));
  expect(response.status).toBe(400);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
