import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTestSite, INJECTED } from "../app/testing/create-test-site.tsx";

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";
const sourcesOf = (response: Response) => /script-src ([^;]*)/.exec(policyOf(response))?.[1]?.split(" ") ?? [];
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const inlineScripts = (html: string) =>
  Array.from(
    html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]+?)<\/script>/g),
    (match) => match[1] ?? "",
  );

test("[SAFE-15] a public page's header contains the hashes of exactly its own inline scripts, and no nonce is left in either", async () => {
  const response = await createTestSite().get("/shop");
  const html = await response.text();
  const own = inlineScripts(html).filter((code) => code !== INJECTED);

  expect(html).toContain(`<script>${INJECTED}</script>`);
  expect(own.length).toBeGreaterThan(1);
  expect(new Set(sourcesOf(response))).toEqual(new Set(["'self'", ...own.map(hashOf)]));
  expect(`${policyOf(response)}${html}`).not.toContain("nonce");
});

test("[SAFE-15] a page from memory is sent with the policy that it was rendered with", async () => {
  const { get, countRenderings } = createTestSite();
  const first = await get("/shop");
  const second = await get("/shop");
  expect(countRenderings()).toBe(1);
  expect(await second.text()).toBe(await first.text());
  expect(policyOf(second)).toBe(policyOf(first));
});

test("[SAFE-15] a private page's scripts run by a new nonce in each response", async () => {
  const { get } = createTestSite();
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
  const { get } = createTestSite();
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

test("[SAFE-21] a page that is requested with a session is the same as one without, byte by byte", async () => {
  const site = createTestSite();
  const visitor = await (await site.get("/shop")).text();
  site.clock.advance(30_000);
  const customer = await (await site.get("/shop", { cookie: "__Host-shop_session=s" })).text();
  expect(customer.replaceAll(/2/g, "1")).toBe(visitor.replaceAll(/2/g, "1"));
  expect(customer).not.toContain("shop_session");
});

test("[ROUTE-13] a missing page returns 404, also for a request with an ETag", async () => {
  const { get } = createTestSite();
  const first = await get("/missing");
  expect(first.status).toBe(404);
  const again = await get("/missing", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(404);
});

test("[ROUTE-14] a page that fails returns 500, is logged, and shows nothing of the fault", async () => {
  const { get, reported } = createTestSite();
  const response = await get("/broken");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret-host|licences|\.tsx?:\d/);
  expect(reported).toEqual(["Error: no table licences at secret-host"]);
});

test("[ROUTE-16] [SAFE-15] the data that a loader adds are in the page's head, cached with it, and need no hash", async () => {
  const { get, countRenderings } = createTestSite();
  const block = '<script type="application/ld+json">{"@type":"WebSite","name":"\\u003c/script\\u003e"}</script></head>';
  const first = await get("/shop");
  expect(await first.text()).toContain(block);
  const kept = await get("/shop");
  expect(await kept.text()).toContain(block);
  expect(countRenderings()).toBe(1);
  expect(sourcesOf(kept)).not.toContain(hashOf('{"@type":"WebSite","name":"\\u003c/script\\u003e"}'));
});

test("[ROUTE-16] a page that doesn't exist has no data block", async () => {
  expect(await (await createTestSite().get("/missing")).text()).not.toContain("ld+json");
});

test("[ROUTE-16] a file that a loader writes is cached for half a minute, then written again, and has an ETag", async () => {
  const { get, clock, countRenderings } = createTestSite();
  const first = await get("/list.xml", { "accept-encoding": "br" });
  expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe("<list>1</list>");
  expect(first.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=600");
  const again = await get("/list.xml", { "if-none-match": first.headers.get("etag") ?? "" });
  expect([again.status, countRenderings()]).toEqual([304, 1]);
  clock.advance(30_000);
  expect(await (await get("/list.xml")).text()).toBe("<list>2</list>");
});

test("[ROUTE-16] a file that can't be written now is not cached, and is sent with Retry-After", async () => {
  const { get, countRenderings } = createTestSite();
  const first = await get("/closed.xml");
  expect([first.status, first.headers.get("retry-after"), first.headers.get("cache-control")]).toEqual([
    503,
    "60",
    "no-store",
  ]);
  await get("/closed.xml");
  expect(countRenderings()).toBe(2);
});
