import { expect, test } from "vitest";
import { createTestSite } from "../app/testing/create-test-site.tsx";

const statusesOf = async (responses: ReadonlyArray<Promise<Response>>) =>
  (await Promise.all(responses)).map(({ status }) => status);

test("[SAFE-20] concurrent requests for the same page wait for one rendering", async () => {
  const site = createTestSite();
  site.hold();
  const asked = Array.from({ length: 50 }, (_, number) => site.get(`/shop?x=${number}`, { "x-network": `${number}` }));
  site.release();
  expect(new Set(await statusesOf(asked))).toEqual(new Set([200]));
  expect(site.rendered).toEqual(["/shop"]);
});

test("[SAFE-20] one network has eight renderings in progress; its ninth is 503 with Retry-After, and another network's is rendered", async () => {
  const site = createTestSite();
  site.hold();
  const eight = Array.from({ length: 8 }, (_, number) => site.get(`/list?sort=${number}`));
  const ninth = await site.get("/list?sort=8");
  expect([ninth.status, ninth.headers.get("retry-after"), ninth.headers.get("cache-control")]).toEqual([
    503,
    "2",
    "no-store",
  ]);
  expect(await ninth.text()).toBe("The shop is busy. Please try again in a few seconds.");
  const own = site.get("/account", {});
  const others = site.get("/account", { "x-network": "another" });
  site.release();
  expect(await statusesOf([...eight, own, others])).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 503, 200]);
  expect((await site.get("/list?sort=8")).status).toBe(200);
});

test("[SAFE-20] all networks together have 32 renderings in progress", async () => {
  const site = createTestSite();
  site.hold();
  const asked = Array.from({ length: 33 }, (_, number) =>
    site.get(`/list?sort=${number}`, { "x-network": `${Math.floor(number / 8)}` }),
  );
  site.release();
  expect(await statusesOf(asked)).toEqual([...Array.from({ length: 32 }, () => 200), 503]);
});

test("[SAFE-20] above the bound an expired page is served as it was kept, and no cache keeps it", async () => {
  const site = createTestSite();
  const first = await (await site.get("/shop")).text();
  site.clock.advance(629_999);
  site.hold();
  const eight = Array.from({ length: 8 }, (_, number) => site.get(`/list?sort=${number}`));
  const stale = await site.get("/shop");
  expect([stale.status, stale.headers.get("cache-control"), await stale.text()]).toEqual([200, "no-store", first]);
  site.clock.advance(1);
  expect((await site.get("/shop")).status).toBe(503);
  site.release();
  await Promise.all(eight);
});

test("[SAFE-20] the message of a busy shop is in the page's language", async () => {
  const site = createTestSite();
  site.hold();
  const eight = Array.from({ length: 8 }, (_, number) => site.get(`/list?sort=${number}`));
  expect(await (await site.get("/de/shop")).text()).toContain("Bitte versuchen Sie es");
  site.release();
  await Promise.all(eight);
});

test("[CAT-03] [SAFE-25] a page rendered without the live catalogue isn't cached, here or in between", async () => {
  const site = createTestSite();
  site.fail();
  const [first, second] = [await site.get("/shop"), await site.get("/shop")];
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await second.text()).not.toBe(await first.text());
  expect((await site.get("/shop.data")).headers.get("cache-control")).toBe("no-store");
});

test("[SAFE-25] while a page can't be rendered completely, the cached one is served", async () => {
  const site = createTestSite();
  const pages = [await (await site.get("/shop")).text(), await (await site.get("/away")).text()];
  site.clock.advance(30_000);
  site.fail();
  const stale = [await site.get("/shop"), await site.get("/away")];
  expect(await Promise.all(stale.map((response) => response.text()))).toEqual(pages);
  expect(stale.map(({ status, headers }) => [status, headers.get("cache-control")])).toEqual([
    [200, "no-store"],
    [200, "no-store"],
  ]);
});

test("[SAFE-25] a page whose service is missing is 503 with Retry-After", async () => {
  const site = createTestSite();
  site.fail();
  const response = await site.get("/away");
  expect([response.status, response.headers.get("retry-after"), response.headers.get("cache-control")]).toEqual([
    503,
    "30",
    "no-store",
  ]);
});
