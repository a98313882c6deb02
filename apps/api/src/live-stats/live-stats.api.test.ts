import { randomUuid } from "@shop/kernel";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  fillCart,
  importTestContent,
  insertPaidOrder,
  insertUser,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";
import { listActs } from "./acts.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PACK = "faIR Modern Rock";

let shop: TestApp;
let browser: TestBrowser;

beforeEach(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
  browser = await shop.newBrowser().start();
});
afterEach(() => shop.close());

const stats = async (request: object = {}) => (await browser.call("getLiveStats", request)).result;
const proof = async (request: object = {}) => (await browser.call("getSocialProof", request)).result;

async function productId(name: string): Promise<string> {
  return (await shop.deps.db.selectFrom("products").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
}

/** So many customers, each with one order from the country. Returns their ids. */
async function buyers(count: number, country: string, name = PACK, ageMs = HOUR_MS): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const userId = await insertUser(shop.deps);
    await insertPaidOrder(shop.deps, { userId, country, productName: name, paidAtMs: shop.clock.nowMs() - ageMs });
    ids.push(userId);
  }
  return ids;
}

test("[ENGAGE-02] a purchase says product, page, its age in full hours and a country that five people share, and no name", async () => {
  await buyers(5, "DE");
  expect(await stats()).toEqual(
    Array(5).fill({
      country: "Germany",
      type: "shop",
      time: "1 hour ago",
      product: {
        name: PACK,
        thumbnail: "",
        thumbnail_light: "",
        website: "/products/guitar-cabinet-impulse-responses/fair-modern-rock",
      },
    }),
  );
});

test("[ENGAGE-02] fewer than five of a kind in a country can't be distinguished: they say Europe, or no country", async () => {
  await buyers(4, "DE");
  await buyers(1, "FR");
  await buyers(4, "US");
  const places = (await stats()).map(({ country }: Record<string, string>) => country);
  expect(places.sort()).toEqual([...Array(4).fill(""), ...Array(5).fill("Europe")]);
});

test.each([
  ["de", "Deutschland", "Europa", "vor 1 Stunde"],
  ["ja", "ドイツ", "ヨーロッパ", "1 時間前"],
])("[ENGAGE-02] in %s a country is %s, the continent %s, and the age %s", async (language, country, europe, time) => {
  await buyers(5, "DE");
  await buyers(4, "FR");
  await buyers(1, "IT");
  const read = await stats({ language });
  const places = read.map(({ country: place }: Record<string, string>) => place);
  expect(new Set(places)).toEqual(new Set([country, europe]));
  expect(new Set(read.map((stat: Record<string, string>) => stat.time))).toEqual(new Set([time]));
});

test("[ENGAGE-02] a short time span doesn't show countries that a whole week hides, nor the other way round", async () => {
  await buyers(4, "DE", PACK, 3 * DAY_MS);
  await buyers(1, "DE");
  expect(await stats({ timespan: 2 })).toMatchObject([{ country: "Germany" }]);
});

test("[ENGAGE-02] downloads, reviews and registrations count too; their country is that of the customer's last order", async () => {
  const ids = await buyers(5, "FR", PACK, 30 * DAY_MS);
  const at = new Date(shop.clock.nowMs() - MINUTE_MS);
  const pack = await productId(PACK);
  for (const userId of ids) {
    const download = { user_id: userId, product_id: pack, version: null, downloaded_at: at };
    await shop.deps.db
      .insertInto("product_downloads")
      .values([
        { ...download, variant: "WAVE" },
        { ...download, variant: "ALL" },
      ])
      .execute();
  }
  const [first = ""] = ids;
  const review = { id: randomUuid(shop.deps.random), user_id: first, product_id: pack, stars: 5 };
  await shop.deps.db
    .insertInto("ratings")
    .values({ ...review, created_at: at, updated_at: at })
    .execute();
  await insertUser(shop.deps, "Grace Hopper", shop.clock.nowMs() - 2 * MINUTE_MS);
  const found = (await stats()).map((stat: { type: string; country: string }) => `${stat.type} ${stat.country}`);
  expect(found.sort()).toEqual([...Array(5).fill("download France"), "registration ", "review "]);
});

test("[ENGAGE-02] a page is twelve, at most a week old; unpaid and refunded orders are none", async () => {
  await buyers(13, "DE");
  await buyers(1, "DE", "faAlign", 7 * DAY_MS);
  await buyers(1, "DE", "Starter Bundle", 7 * DAY_MS - 1);
  expect(await stats()).toHaveLength(12);
  const all = await stats({ page_size: 100, timespan: 8760 });
  expect(all.filter(({ product }: { product: { name: string } }) => product.name === PACK)).toHaveLength(13);
  expect(all.at(-1)).toMatchObject({ product: { name: "Starter Bundle" } });
  expect(all).toHaveLength(14);
  await shop.deps.db.updateTable("orders").set({ status: "refunded" }).execute();
  shop.clock.advance(5 * MINUTE_MS);
  expect(await stats()).toEqual([]);
});

test("[ENGAGE-02] of an eventful week the newest two thousand acts are read", async () => {
  await sql`
    insert into users (id, email, password_hash, first_name, last_name, registration_name, is_active, created_at, activated_at)
    select gen_random_uuid(), n || '@shop.test', '', '', '', '', true, now(), ${new Date(shop.clock.nowMs())}::timestamptz - n * interval '1 second'
      from generate_series(1, 2001) n`.execute(shop.db);
  const acts = await listActs(shop.db, new Date(shop.clock.nowMs() - DAY_MS));
  expect(acts).toHaveLength(2000);
  expect(acts.at(-1)?.at).toEqual(new Date(shop.clock.nowMs() - 2000 * 1000));
});

test("[ENGAGE-02] what was read is kept for five minutes", async () => {
  expect(await stats()).toEqual([]);
  await buyers(1, "DE");
  shop.clock.advance(5 * MINUTE_MS - 1);
  expect(await stats()).toEqual([]);
  shop.clock.advance(1);
  expect(await stats()).toHaveLength(1);
});

test("[ENGAGE-10] somebody who has put something into a cart in the last thirty minutes is shopping", async () => {
  for (let count = 0; count < 5; count += 1) await fillCart(shop.deps, await insertUser(shop.deps), { faAlign: 1 });
  shop.clock.advance(30 * MINUTE_MS - 1);
  expect(await proof()).toMatchObject({ people_shopping: 5 });
  shop.clock.advance(5 * MINUTE_MS);
  expect(await proof()).toMatchObject({ people_shopping: null });
});

test("[ENGAGE-02] what the response says of a person is nothing but kind, place, hour and product", async () => {
  const [userId = ""] = await buyers(5, "DE");
  const text = JSON.stringify(await stats());
  for (const secret of [userId, "Ada", "Example", "shop.test"]) expect(text).not.toContain(secret);
});

test("[ENGAGE-11] a live stat whose product isn't found only logs a warning, once for each reading", async () => {
  await buyers(1, "DE", "faAlign");
  await buyers(1, "DE");
  const id = await productId("faAlign");
  await shop.deps.db.updateTable("products").set({ is_public: false }).where("id", "=", id).execute();
  expect((await stats()).map(({ product }: { product: { name: string } }) => product.name)).toEqual([PACK]);
  await stats();
  expect(shop.logged.filter(({ level }) => level === "warn")).toEqual([
    expect.objectContaining({ message: "a live stat's product isn't in the catalogue", productId: id }),
  ]);
});

test("[ENGAGE-10] with samples off the figures are the shop's own, from five on", async () => {
  const none = { customers: null, reviews: null, downloads: null, rating: null, people_shopping: null };
  expect(await proof()).toEqual({ ...none, is_sample: false });
  const ids = await buyers(6, "DE");
  const at = new Date(shop.clock.nowMs());
  const pack = await productId(PACK);
  for (const [index, userId] of ids.entries()) {
    await fillCart(shop.deps, userId, { faAlign: 1 });
    const rating = { id: randomUuid(shop.deps.random), user_id: userId, product_id: pack, stars: index === 0 ? 3 : 5 };
    await shop.deps.db
      .insertInto("ratings")
      .values({ ...rating, created_at: at, updated_at: at })
      .execute();
  }
  shop.clock.advance(5 * MINUTE_MS);
  expect(await proof()).toEqual({
    customers: 6,
    reviews: 6,
    downloads: null,
    rating: 4.7,
    people_shopping: 6,
    is_sample: false,
  });
  shop.clock.advance(30 * MINUTE_MS);
  expect(await proof({ badges: ["customers"] })).toEqual({
    customers: 6,
    rating: 4.7,
    people_shopping: null,
    is_sample: false,
  });
});

test("[ENGAGE-10] an unknown badge is an error", async () => {
  expect(await browser.call("getSocialProof", { badges: ["followers"] })).toMatchObject({
    valid: false,
    code: "api.badRequest",
  });
});

test("[LAW-05] [ENGAGE-10] with samples on the figures are the day's, and say that they are samples", async () => {
  const demo = await createTestApp({ settings: { hasSamples: true } });
  const visitor = await demo.newBrowser().start();
  const { result } = await visitor.call("getSocialProof");
  expect(result).toMatchObject({ rating: 4.9, is_sample: true });
  expect(result.customers >= 150 && result.customers <= 200).toBe(true);
  expect((await visitor.call("getLiveStats")).result).toEqual([]);
  await demo.close();
});
