import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTestSite } from "../app/testing/create-test-site.tsx";

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

test("a page is rendered again when half a minute is over", async () => {
  const { get, clock, countRenderings } = createTestSite();
  await get("/shop");
  clock.advance(30_000 - 1);
  await get("/shop");
  expect(countRenderings()).toBe(1);
  clock.advance(1);
  await get("/shop");
  expect(countRenderings()).toBe(2);
});

test("five hundred pages are kept; the oldest gives way to a further one", async () => {
  const { get, countRenderings } = createTestSite();
  const list = (number: number) => get(`/list?sort=${number}`);
  for (let number = 0; number < 500; number += 1) await list(number);
  await list(0);
  expect(countRenderings()).toBe(500);
  await list(500);
  await list(1);
  expect(countRenderings()).toBe(501);
  await list(0);
  expect(countRenderings()).toBe(502);
});

test("[SAFE-26] each request for a public page is counted as from memory, rendered, or expired, with the pages in memory", async () => {
  const counted: object[] = [];
  const { get, clock, fail } = createTestSite({ onPageLookUp: (lookUp) => counted.push(lookUp) });
  await get("/shop");
  await get("/shop");
  await get("/missing");
  await get("/account");
  clock.advance(30_000);
  fail();
  await get("/shop");
  await get("/list");
  expect(counted).toEqual([
    { result: "miss", keptPages: 1 },
    { result: "hit", keptPages: 1 },
    { result: "miss", keptPages: 1 },
    { result: "stale", keptPages: 1 },
    { result: "miss", keptPages: 1 },
  ]);
});

test("[PRICE-05] a page whose prices change sooner is rendered again then, and no cache may keep it longer", async () => {
  const { get, clock, countRenderings } = createTestSite({ pricesChangeAfterMs: 10_500 });
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

test("a browser that has a page already gets 304 by its ETag, with the policy and without the body", async () => {
  const { get } = createTestSite();
  const first = await get("/shop");
  const etag = first.headers.get("etag") ?? "";
  const again = await get("/shop", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(policyOf(again)).toBe(policyOf(first));
  expect((await get("/shop", { "if-none-match": '"another"' })).status).toBe(200);
});

test("[SAFE-21] a cache that compressed a page, and so changed its tag, gets 304 for it", async () => {
  const { get } = createTestSite();
  const etag = (await get("/shop")).headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  expect((await get("/shop", { "if-none-match": `"old", ${etag.slice(2)}` })).status).toBe(304);
});

test("[SAFE-21] a public page names what it shows for CDNs, also with a 304; what no cache may keep names nothing", async () => {
  const { get, clock, fail } = createTestSite();
  const keysOf = async (path: string, headers?: Record<string, string>) => {
    const response = await get(path, headers);
    return [response.status, response.headers.get("surrogate-key"), response.headers.get("cache-tag")];
  };
  const keys = ["page catalogue product-one", "page,catalogue,product-one"];
  const etag = (await get("/shop")).headers.get("etag") ?? "";
  expect(await keysOf("/shop")).toEqual([200, ...keys]);
  expect(await keysOf("/shop", { "if-none-match": etag })).toEqual([304, ...keys]);
  expect(await keysOf("/shop.data")).toEqual([200, ...keys]);
  expect(await keysOf("/list.xml")).toEqual([200, "page", "page"]);
  for (const path of ["/account", "/account.data", "/missing"])
    expect((await keysOf(path)).slice(1)).toEqual([null, null]);
  clock.advance(30_000);
  fail();
  expect(await keysOf("/shop")).toEqual([200, null, null]);
});

test("another policy is another tag, though the body is the same", async () => {
  const etagOf = async (frames: string[]) =>
    (
      await createTestSite({ paymentSources: { scripts: [], frames, connects: [], images: [] } }).get("/shop")
    ).headers.get("etag");
  expect(await etagOf([])).not.toBe(await etagOf(["https://pay.example"]));
});

test("a browser that accepts brotli gets the same page in brotli", async () => {
  const { get } = createTestSite();
  const plain = await (await get("/shop")).text();
  const packed = await get("/shop", { "accept-encoding": "gzip, br" });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("vary")).toBe("accept-encoding");
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
});
