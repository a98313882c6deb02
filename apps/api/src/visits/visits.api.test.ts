import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteExpired } from "../personal-data/index.ts";
import { createTestApp, type TestApp } from "../testing/index.ts";
import { listRecordings, readRecording } from "./index.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("page_views_daily").execute();
  await shop.db.deleteFrom("session_recordings").execute();
  await shop.db.deleteFrom("rate_limits").execute();
});

const DAY_MS = 86_400_000;
const ID = "00000000-0000-4000-8000-000000000001";

function view(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return shop.app.request("/page-views", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
function part(id: string, number: string, bytes: Uint8Array<ArrayBuffer>, type = "application/gzip") {
  return shop.app.request(`/session-recordings/${id}/${number}`, {
    method: "POST",
    headers: { "content-type": type },
    body: bytes,
  });
}
const counts = () => shop.db.selectFrom("page_views_daily").selectAll().orderBy("day").orderBy("path").execute();
const bytes = (length: number) => new Uint8Array(length).fill(7);

test("[CONSENT-02] a page's views are counted by day, with those that came from elsewhere, and set no cookie", async () => {
  const day = new Date(shop.clock.nowMs()).toISOString().slice(0, 10);
  const first = await view({ path: "/shop", isVisit: true });
  expect([first.status, first.headers.get("set-cookie")]).toEqual([204, null]);
  await view({ path: "/shop", isVisit: false });
  await view({ path: "/de/cart", isVisit: false });
  expect(await counts()).toEqual([
    { day, path: "/de/cart", views: 1, visits: 0 },
    { day, path: "/shop", views: 2, visits: 1 },
  ]);
});

test.each([
  [{ path: "/shop?email=mara@shop.test", isVisit: false }],
  [{ path: "https://evil.example/", isVisit: false }],
  [{ path: `/${"x".repeat(120)}`, isVisit: false }],
  [{ path: "/shop" }],
  [{ path: "/shop", isVisit: false, account: "mara" }],
  [null],
])("[CONSENT-02] what isn't a page of the shop isn't counted: %o", async (body) => {
  expect((await view(body)).status).toBe(400);
  expect(await counts()).toEqual([]);
});

test("[SAFE-20] of one network 2,000 page views an hour are counted", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  await view({ path: "/shop", isVisit: false }, headers);
  await shop.db.updateTable("rate_limits").set({ points: 1999 }).execute();
  expect((await view({ path: "/shop", isVisit: false }, headers)).status).toBe(204);
  expect((await view({ path: "/shop", isVisit: false }, headers)).status).toBe(429);
});

test("[CONSENT-02] of one day 2,000 pages are counted, so that made-up addresses fill no table", async () => {
  const day = new Date(shop.clock.nowMs()).toISOString().slice(0, 10);
  const rows = Array.from({ length: 2000 }, (_, index) => ({ day, path: `/${index}`, views: 1, visits: 0 }));
  await shop.db.insertInto("page_views_daily").values(rows).execute();
  await view({ path: "/one-more", isVisit: false });
  await view({ path: "/7", isVisit: false });
  const counted = await counts();
  expect(counted).toHaveLength(2000);
  expect(counted.find(({ path }) => path === "/7")).toMatchObject({ views: 2 });
});

test("[CONSENT-02] a recording is kept by its parts, each once, whatever their order", async () => {
  for (const [number, length] of [
    ["1", 2],
    ["0", 1],
    ["1", 3],
  ] as const)
    expect((await part(ID, number, bytes(length))).status).toBe(204);
  expect((await readRecording(shop.db, ID)).map(({ byteLength }) => byteLength)).toEqual([1, 2]);
  expect(await listRecordings(shop.db)).toMatchObject([{ id: ID, parts: 2 }]);
});

test.each([
  ["no uuid", "mine", "0", 1, "application/gzip", 400],
  ["a part too many", ID, "120", 1, "application/gzip", 400],
  ["no gzip", ID, "0", 1, "application/json", 400],
  ["more than 256 KiB", ID, "0", 256 * 1024 + 1, "application/gzip", 413],
] as const)("[CONSENT-02] of a recording is refused: %s", async (_, id, number, length, type, status) => {
  expect((await part(id, number, bytes(length), type)).status).toBe(status);
  expect(await listRecordings(shop.db)).toEqual([]);
});

test("[CONSENT-02] the last part, and one of 256 KiB, are taken", async () => {
  expect((await part(ID, "119", bytes(256 * 1024))).status).toBe(204);
});

test("[SAFE-20] of one network 240 parts an hour are taken", async () => {
  await part(ID, "0", bytes(1));
  await shop.db.updateTable("rate_limits").set({ points: 239 }).execute();
  expect((await part(ID, "1", bytes(1))).status).toBe(204);
  expect((await part(ID, "2", bytes(1))).status).toBe(429);
});

test("[CONSENT-02] recordings are deleted 14 days after their last part, counts after 800 days", async () => {
  const nowMs = shop.clock.nowMs();
  const at = (days: number) => new Date(nowMs - days * DAY_MS);
  const row = (id: string, number: number, days: number) => ({
    recording_id: id,
    part: number,
    received_at: at(days),
    events: Buffer.from("x"),
  });
  const other = ID.replace(/1$/, "2");
  await shop.db
    .insertInto("session_recordings")
    .values([row(ID, 0, 16), row(ID, 1, 14.5), row(other, 0, 16), row(other, 1, 13.5)])
    .execute();
  const day = (days: number) => at(days).toISOString().slice(0, 10);
  await shop.db
    .insertInto("page_views_daily")
    .values([799, 802].map((days) => ({ day: day(days), path: "/", views: 1, visits: 0 })))
    .execute();
  await deleteExpired(shop.deps);
  expect(await listRecordings(shop.db)).toMatchObject([{ id: other, parts: 2 }]);
  expect(await counts()).toMatchObject([{ day: day(799) }]);
});
