import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestApp,
  findBrokenInvariants,
  importTestContent,
  insertCodes,
  insertUser,
  startSession,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const HOUR_MS = 60 * 60 * 1000;
const UNKNOWN = "AAAAA-BBBBB-CCCCC-DDDDD-00000";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await importTestContent(shop.deps);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  await shop.db.deleteFrom("rate_limits").execute();
});

async function newCustomer(address = "203.0.113.7"): Promise<TestBrowser & { userId: string }> {
  const browser = await shop.newBrowser({ address }).start();
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  return Object.assign(browser, { userId });
}

async function oneCode(product = "faAlign", expiresAtMs: number | null = null): Promise<string> {
  const [code = ""] = await insertCodes(shop.deps, product, 1, expiresAtMs);
  return code;
}

const redeem = (browser: TestBrowser, redeem_code: string) => browser.callSecured("redeemProduct", { redeem_code });

function licencesOf(userId: string) {
  return shop.db
    .selectFrom("licences")
    .innerJoin("products", "products.id", "licences.product_id")
    .select(["products.name", "licences.source", "licences.id", "licences.licence_key as key"])
    .where("user_id", "=", userId)
    .orderBy("products.name")
    .execute();
}

test("[ACCT-05] a code gives its product once, by name and by mail, and leaves a trace of who had it", async () => {
  const ada = await newCustomer();
  const code = await oneCode();
  expect(await redeem(ada, ` ${code} `)).toMatchObject({ valid: true, result: { products: ["faAlign"] } });
  const [licence] = await licencesOf(ada.userId);
  expect(licence).toMatchObject({ name: "faAlign", source: "redeem" });
  const used = await shop.db.selectFrom("redeem_codes").selectAll().where("redeemed_by", "=", ada.userId).execute();
  expect(used).toMatchObject([{ licence_id: licence?.id, redeemed_at: new Date(shop.clock.nowMs()) }]);
  const mails = await shop.db.selectFrom("mails").selectAll().where("user_id", "=", ada.userId).execute();
  expect(mails).toMatchObject([{ kind: "redeemed", text_body: expect.stringContaining(`faAlign: ${licence?.key}`) }]);
  const { result } = await ada.call("getOwnedProducts");
  expect(result.plugin).toMatchObject([{ name: "faAlign" }]);
});

test("[ACCT-05] a code that was used is refused with the number 406, to its user and to others", async () => {
  const [ada, grace] = [await newCustomer(), await newCustomer()];
  const code = await oneCode();
  await redeem(ada, code);
  const used = { valid: false, code: 406, error: "The entered redeem code was already used." };
  expect(await redeem(grace, code)).toMatchObject(used);
  expect(await redeem(ada, code)).toMatchObject(used);
  expect([await licencesOf(ada.userId), await licencesOf(grace.userId)]).toMatchObject([[{ name: "faAlign" }], []]);
});

test("[SAFE-05] the repeat of a call under its key gets the first response again, and gives nothing more", async () => {
  const ada = await newCustomer();
  const { csrf_token } = (await ada.call("redeemProduct", { mode: "prepare" })).result;
  const request = { mode: "execute", csrf_token, redeem_code: await oneCode() };
  const options = { idempotencyKey: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f" };
  const first = await ada.call("redeemProduct", request, options);
  expect(await ada.call("redeemProduct", request, options)).toEqual(first);
  expect(await licencesOf(ada.userId)).toHaveLength(1);
});

test("[ACCT-05] a bundle's code gives the bundle and its parts, as a purchase does", async () => {
  const ada = await newCustomer();
  const { result } = await redeem(ada, await oneCode("Starter Bundle"));
  expect(result.products).toEqual(["Starter Bundle", "faAlign", "faIR Modern Rock"]);
  const rows = await shop.db
    .selectFrom("licences")
    .innerJoin("products as bundle", "bundle.id", "licences.via_bundle_id")
    .select(["bundle.name", "order_line_id"])
    .where("user_id", "=", ada.userId)
    .execute();
  expect(rows).toEqual([
    { name: "Starter Bundle", order_line_id: null },
    { name: "Starter Bundle", order_line_id: null },
  ]);
});

test.each([
  ["no code at all", "hello"],
  ["small letters", UNKNOWN.toLowerCase()],
  ["no hyphens", UNKNOWN.replaceAll("-", "")],
])("[ACCT-05] %s is rejected as no code, and isn't counted as a guess", async (_what, typed) => {
  const ada = await newCustomer();
  expect(await redeem(ada, typed)).toMatchObject({
    valid: false,
    code: "redeem.badFormat",
    error: "Invalid redeem code format. Please make sure you have a valid code and the copy & paste was correct.",
  });
  expect(await shop.db.selectFrom("rate_limits").select("key").where("key", "like", "redeem%").execute()).toEqual([]);
});

test("[ACCT-05] an unknown code, one whose batch is over and one of a void batch give nothing", async () => {
  const ada = await newCustomer();
  expect(await redeem(ada, UNKNOWN)).toMatchObject({ valid: false, code: "redeem.codeUnknown" });
  const endsNow = await oneCode("faAlign", shop.clock.nowMs());
  expect(await redeem(ada, endsNow)).toMatchObject({ valid: false, code: "redeem.codeExpired" });
  const voided = await oneCode();
  await shop.db
    .updateTable("redeem_batches")
    .set({ voided_at: new Date(shop.clock.nowMs()) })
    .execute();
  expect(await redeem(ada, voided)).toMatchObject({ valid: false, code: "redeem.codeExpired" });
  expect(await licencesOf(ada.userId)).toEqual([]);
  expect((await redeem(ada, await oneCode("faAlign", shop.clock.nowMs() + 1))).valid).toBe(true);
});

test("[SAFE-20] an account tries ten codes in vain an hour, a place thirty; what gives something isn't counted", async () => {
  const ada = await newCustomer();
  for (const code of await insertCodes(shop.deps, "faAlign", 12)) expect((await redeem(ada, code)).valid).toBe(true);
  const codeOf = async (browser: TestBrowser) => (await redeem(browser, UNKNOWN)).code;
  for (let tried = 0; tried < 10; tried += 1) expect(await codeOf(ada)).toBe("redeem.codeUnknown");
  expect(await codeOf(ada)).toBe("redeem.tooManyTries");
  const good = await oneCode();
  expect(await redeem(ada, good)).toMatchObject({ valid: false, code: "redeem.tooManyTries" });
  for (let other = 0; other < 2; other += 1) {
    const neighbour = await newCustomer();
    for (let tried = 0; tried < 10; tried += 1) expect(await codeOf(neighbour)).toBe("redeem.codeUnknown");
  }
  expect(await codeOf(await newCustomer())).toBe("redeem.tooManyTries");
  expect(await codeOf(await newCustomer("203.0.113.8"))).toBe("redeem.codeUnknown");
  shop.clock.advance(HOUR_MS);
  expect((await redeem(ada, good)).valid).toBe(true);
});

test("[SAFE-02] a visitor who isn't logged in redeems nothing, and the code stays valid", async () => {
  const visitor = await shop.newBrowser().start();
  const code = await oneCode();
  const refused = await visitor.call("redeemProduct", { mode: "execute", csrf_token: "x", redeem_code: code });
  expect(refused).toMatchObject({ status: 401, code: "api.loginRequired" });
  expect((await redeem(await newCustomer(), code)).valid).toBe(true);
});
