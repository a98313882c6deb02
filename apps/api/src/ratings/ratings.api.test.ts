import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  importTestContent,
  insertLicence,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

/** How long the in-memory catalogue may lag. */
const CATALOGUE_LAG_MS = 1000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom("ratings").execute();
  shop.clock.advance(CATALOGUE_LAG_MS);
});

async function newOwner(products: readonly string[], name = "Ada Example"): Promise<TestBrowser & { userId: string }> {
  const browser = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps, name);
  for (const product of products) await insertLicence(shop.deps, userId, product);
  await startSession(shop.deps, browser, userId);
  return Object.assign(browser, { userId });
}

const rate = (browser: TestBrowser, product: string, rating: number, comment?: string | null) =>
  browser.callSecured("rateProduct", { product, rating, ...(comment === undefined ? {} : { comment }) });

async function reviews(request: object = {}) {
  const visitor = await shop.newBrowser().start();
  return (await visitor.call("getReviews", request)).result.reviews;
}

test("[CAT-05] [ACCT-10] a rating counts for everybody within a second; its author sees that at once", async () => {
  const [ada, grace] = [await newOwner(["faAlign"]), await newOwner(["faAlign"])];
  const visitor = await shop.newBrowser().start();
  const shown = async (browser: TestBrowser) =>
    (await browser.call("getProductData", { name: "faAlign" })).result.result;
  expect((await shown(visitor)).rating).toBeNull();
  expect(await rate(ada, "faAlign", 5, "Does what it says.")).toMatchObject({ valid: true });
  expect((await rate(grace, "faAlign", 4)).valid).toBe(true);
  shop.clock.advance(CATALOGUE_LAG_MS);
  expect((await shown(visitor)).rating).toEqual({ num_ratings: 2, rating: 4.5, user_has_rated: false });
  expect((await shown(ada)).rating).toEqual({ num_ratings: 2, rating: 4.5, user_has_rated: true });
  expect((await shown(await newOwner(["faAlign"]))).rating.user_has_rated).toBe(false);
  const all = (await ada.call("getAllProducts")).result.result;
  const ratings = all.map((product: { name: string; rating: unknown }) => [product.name, product.rating]);
  expect(Object.fromEntries(ratings)).toMatchObject({
    faAlign: { num_ratings: 2, rating: 4.5, user_has_rated: true },
    faDelay: null,
  });
});

test("[ACCT-10] a later rating takes the place of the former, also by the other spelling of the call", async () => {
  const ada = await newOwner(["faAlign"]);
  await rate(ada, "faAlign", 2, "Crashed.");
  const changed = { product_name: "faAlign", stars: 5, comment: "The update helped." };
  expect((await ada.callSecured("rateProduct", changed)).valid).toBe(true);
  const rows = await shop.db.selectFrom("ratings").select(["stars", "comment"]).execute();
  expect(rows).toEqual([{ stars: 5, comment: "The update helped." }]);
  shop.clock.advance(CATALOGUE_LAG_MS);
  const { result } = (await ada.call("getProductData", { name: "faAlign" })).result;
  expect(result.rating).toEqual({ num_ratings: 1, rating: 5, user_has_rated: true });
});

test("[ACCT-10] the owner sees which products can be rated, and what was given", async () => {
  const ada = await newOwner(["faAlign", "faDelay"]);
  await rate(ada, "faAlign", 3, "Fine.");
  const { plugin } = (await ada.call("getOwnedProducts")).result;
  expect(plugin).toMatchObject([
    { name: "faAlign", can_be_rated: true, own_rating: { stars: 3, comment: "Fine." } },
    { name: "faDelay", can_be_rated: true, own_rating: null },
  ]);
});

test("[ACCT-10] what isn't owned, what doesn't exist and what was taken back can't be rated, and get the same response", async () => {
  const ada = await newOwner(["faDelay"]);
  await shop.db
    .updateTable("licences")
    .set({ revoked_at: new Date(shop.clock.nowMs()), revoked_reason: "refund" })
    .where("user_id", "=", ada.userId)
    .execute();
  const responses = [
    await rate(ada, "faAlign", 5),
    await rate(ada, "no such product", 5),
    await rate(ada, "faDelay", 5),
  ];
  expect(new Set(responses.map((answer) => JSON.stringify([answer.status, answer.code, answer.error]))).size).toBe(1);
  expect(responses[0]).toMatchObject({ valid: false, code: "product.notOwned" });
  expect(await shop.db.selectFrom("ratings").select("id").execute()).toEqual([]);
});

test("[ACCT-10] a product that isn't to be rated is refused, and so is a rating without stars", async () => {
  const ada = await newOwner(["Licence Transfer", "faAlign"]);
  const service = shop.db.updateTable("products").where("name", "=", "Licence Transfer");
  await service.set({ can_be_rated: false }).execute();
  expect(await rate(ada, "Licence Transfer", 5)).toMatchObject({ valid: false, code: "rating.notRateable" });
  await service.set({ can_be_rated: true }).execute();
  expect(await rate(ada, "faAlign", 0)).toMatchObject({
    valid: false,
    code: "rating.starsMissing",
    error: "You haven't rated yet. Please click on the stars to set a value between 1 and 5 stars.",
  });
  expect((await rate(ada, "faAlign", 6)).status).toBe(400);
});

test("[SAFE-20] an account writes sixty ratings an hour, wherever it calls from; what is refused changes nothing", async () => {
  const ada = await newOwner(["faAlign"]);
  const [elsewhere, grace] = [await shop.newBrowser({ address: "198.51.100.7" }).start(), await newOwner(["faAlign"])];
  await startSession(shop.deps, elsewhere, ada.userId);
  const codes: unknown[] = [];
  for (let round = 0; round < 60; round += 1) {
    codes.push((await rate(round % 2 === 0 ? ada : elsewhere, "faAlign", 1 + (round % 5))).code);
  }
  expect(new Set(codes)).toEqual(new Set([null]));
  expect(await rate(elsewhere, "faAlign", 1)).toMatchObject({
    ...{ status: 200, valid: false, code: "rating.tooMany" },
    error: "You have rated a lot in a short time. Please try again in an hour.",
  });
  expect(await shop.db.selectFrom("ratings").select("stars").execute()).toEqual([{ stars: 5 }]);
  expect(await rate(grace, "faAlign", 3)).toMatchObject({ valid: true });
  shop.clock.advance(3_600_000);
  expect(await rate(ada, "faAlign", 2)).toMatchObject({ valid: true });
});

test("[CAT-05] reviews are read newest first, page by page; one that was changed keeps its place", async () => {
  const owners: TestBrowser[] = [];
  for (const stars of [1, 2, 3, 4, 5]) {
    const owner = await newOwner(["faAlign"], `Ada Nr${stars}`);
    await rate(owner, "faAlign", stars);
    owners.push(owner);
  }
  const [first] = owners;
  const givenAt = new Date(shop.clock.nowMs()).toISOString();
  shop.clock.advance(60_000);
  if (first) await rate(first, "faAlign", 5, "After all.");
  const starsOf = (page: Array<{ rating: number }>) => page.map(({ rating }) => rating);
  const newest = await reviews({ product_name: "faAlign", count: 2 });
  expect(starsOf(newest)).toEqual([5, 4]);
  const second = await reviews({ product_name: "faAlign", count: 2, review_id: newest[1].id });
  expect(starsOf(second)).toEqual([3, 2]);
  const third = await reviews({ product_name: "faAlign", count: 2, review_id: String(second[1].id) });
  expect(third).toMatchObject([{ rating: 5, comment: "After all.", created_at: givenAt }]);
  expect(await reviews({ product_name: "faAlign", review_id: third[0].id })).toEqual([]);
  expect(await reviews({ product_name: "faAlign", review_id: 0, count: 100 })).toEqual([]);
  expect(await reviews({ product_name: "faAlign", review_id: "no such id" })).toEqual([]);
});

test("[CAT-05] without a product the newest of each public product are read, one of each unless more are asked for", async () => {
  const names = ["faAlign", "faDelay"];
  for (const stars of [3, 4]) {
    const owner = await newOwner([...names, "Licence Transfer"]);
    for (const name of [...names, "Licence Transfer"]) await rate(owner, name, stars);
  }
  const service = shop.db.updateTable("products").where("name", "=", "Licence Transfer");
  await service.set({ is_public: false }).execute();
  const summaryOf = (all: Array<{ product_name: string; rating: number }>) =>
    all.map((one) => [one.product_name, one.rating]);
  expect(summaryOf(await reviews())).toEqual([
    ["faAlign", 4],
    ["faDelay", 4],
  ]);
  expect(summaryOf(await reviews({ count: 2 }))).toHaveLength(4);
  const visitor = await shop.newBrowser().start();
  const hidden = await visitor.call("getReviews", { product_name: "Licence Transfer" });
  await service.set({ is_public: true }).execute();
  expect(hidden).toMatchObject({ valid: false, code: "product.notFound" });
});

test("[SAFE-16] [CAT-05] a review is text as it was typed, under the first name and an initial", async () => {
  const markup = `<img src=x onerror="alert(1)">\n"quoted" & 5 > 4`;
  await rate(await newOwner(["faAlign"], "<b>Ada</b> Example"), "faAlign", 5, markup);
  expect(await reviews({ product_name: "faAlign" })).toEqual([
    {
      id: expect.any(Number),
      product_name: "faAlign",
      rating: 5,
      comment: markup,
      name: "<b>Ada</b> E.",
      is_owner: true,
      created_at: new Date(shop.clock.nowMs()).toISOString(),
    },
  ]);
});

test("[CAT-05] an account that is erased takes its ratings along, from the figures too", async () => {
  const ada = await newOwner(["faAlign"]);
  await rate(ada, "faAlign", 1, "Gone soon.");
  await shop.db.deleteFrom("licences").where("user_id", "=", ada.userId).execute();
  await shop.db.deleteFrom("users").where("id", "=", ada.userId).execute();
  shop.clock.advance(CATALOGUE_LAG_MS);
  const visitor = await shop.newBrowser().start();
  expect((await visitor.call("getProductData", { name: "faAlign" })).result.result.rating).toBeNull();
  expect(await reviews({ product_name: "faAlign" })).toEqual([]);
});

test("[CAT-05] reviews come newest, best or worst first, page by page, and say who owns the product now", async () => {
  const given = [
    ["Ada", 3],
    ["Grace", 5],
    ["Mary", 1],
    ["Joan", 5],
  ] as const;
  for (const [name, stars] of given) await rate(await newOwner(["faAlign"], `${name} Example`), "faAlign", stars, name);
  const shown = async (request: object) =>
    (await reviews({ product_name: "faAlign", count: 3, ...request })).map(
      ({ comment }: { comment: string }) => comment,
    );
  expect(await shown({})).toEqual(["Joan", "Mary", "Grace"]);
  expect(await shown({ sort: "best" })).toEqual(["Joan", "Grace", "Ada"]);
  expect(await shown({ sort: "worst" })).toEqual(["Mary", "Ada", "Joan"]);
  expect(await shown({ sort: "best", page: 2 })).toEqual(["Mary"]);
  await shop.db
    .updateTable("licences")
    .set({ revoked_at: new Date(shop.clock.nowMs()) })
    .execute();
  const [owner] = await reviews({ product_name: "faAlign", sort: "worst" });
  expect(owner).toMatchObject({ comment: "Mary", is_owner: false });
  const visitor = await shop.newBrowser().start();
  const { result } = (await visitor.call("getProductDetails", { product: "faAlign" })).result;
  expect(result.stars).toEqual([1, 0, 1, 0, 2]);
});
