import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  callDirect,
  createTestApp,
  newCustomer,
  readMailedPin,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const MINUTE_MS = 60_000;

let ada = "";
let fresh = "";
let shop: TestApp;
let browser: TestBrowser;
let userId = "";
let round = 0;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  round += 1;
  ada = `ada-${round}@customer.example`;
  fresh = `ada-${round}@new.example`;
  browser = await newCustomer(shop, ada);
  const user = shop.db.selectFrom("users").select("id").where("email", "=", ada);
  userId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => shop.close());

async function requested(): Promise<{ readonly request_id: string; readonly pin: string; readonly wrong: string }> {
  const request = { current_email: ada, new_email: fresh, password: TEST_PASSWORD };
  const { request_id } = (await callDirect(browser, "initiateEmailChange", request)).body;
  const pin = await readMailedPin(shop, fresh, "emailChangePin");
  return { request_id, pin, wrong: pin === "00000000" ? "00000001" : "00000000" };
}

const confirm = async (request: { request_id: string; pin: string }, key?: string) =>
  (await callDirect(browser, "confirmEmailChange", { request_id: request.request_id, pin: request.pin }, key)).body
    .code;
const tries = async () =>
  (await shop.db.selectFrom("pin_requests").select("tries").where("user_id", "=", userId).execute()).map(
    (row) => row.tries,
  );

test("[SAFE-10] after four wrong tries the right PIN is taken, once", async () => {
  const { request_id, pin, wrong } = await requested();
  for (let index = 0; index < 4; index += 1) expect(await confirm({ request_id, pin: wrong })).toBe("account.pinWrong");
  expect(await confirm({ request_id, pin })).toBeNull();
  expect(await confirm({ request_id, pin })).toBe("account.pinExpired");
});

test("[SAFE-10] after five wrong tries no PIN is looked at any more, the right one neither; every counted try stays counted", async () => {
  const { request_id, pin, wrong } = await requested();
  for (let index = 0; index < 5; index += 1) {
    expect(await confirm({ request_id, pin: wrong }, `key-of-try-${index}`)).toBe("account.pinWrong");
  }
  expect(await tries()).toEqual([5]);
  expect(await confirm({ request_id, pin }, "key-of-the-sixth")).toBe("account.tooManyTries");
  expect(await tries()).toEqual([5]);
  expect(await shop.db.selectFrom("email_changes").select("id").where("user_id", "=", userId).execute()).toEqual([]);
});

test("[SAFE-05][SAFE-10] a try that is sent again under its key gets the same response and is counted once", async () => {
  const { request_id, wrong } = await requested();
  for (let index = 0; index < 3; index += 1) {
    expect(await confirm({ request_id, pin: wrong }, "the-same-key")).toBe("account.pinWrong");
  }
  expect(await tries()).toEqual([1]);
});

test("[SAFE-10] a PIN is valid for ten minutes", async () => {
  const first = await requested();
  shop.clock.advance(10 * MINUTE_MS - 1);
  expect(await confirm({ ...first, pin: first.wrong })).toBe("account.pinWrong");
  shop.clock.advance(1);
  expect(await confirm(first)).toBe("account.pinExpired");
});

test("[SAFE-10] a newer request ends the one before it", async () => {
  const first = await requested();
  shop.clock.advance(1000);
  const second = await requested();
  expect(await confirm(first)).toBe("account.pinExpired");
  expect(await confirm({ ...second, request_id: first.request_id })).toBe("account.pinExpired");
  expect(await confirm(second)).toBeNull();
});

test("[SAFE-10] a PIN opens nothing but what it was asked for, and nothing of another account; a stranger's tries aren't counted", async () => {
  const { request_id, pin } = await requested();
  const deletion = { email: ada, request_id, pin };
  expect((await callDirect(browser, "confirmAccountDeletion", deletion)).body.code).toBe("account.pinExpired");
  const mallory = await newCustomer(shop, "mallory@customer.example");
  const foreign = { request_id, pin };
  expect((await callDirect(mallory, "confirmEmailChange", foreign)).body.code).toBe("account.pinExpired");
  expect((await callDirect(mallory, "confirmEmailChange", { ...foreign, request_id: "none" })).body.code).toBe(
    "account.pinExpired",
  );
  expect(await tries()).toEqual([0]);
  expect(await confirm({ request_id, pin })).toBeNull();
});

test("[SAFE-10][SAFE-20] an account is given three PINs an hour, whatever for", async () => {
  await requested();
  await callDirect(browser, "initiateAccountDeletion", { email: ada });
  await requested();
  const fourth = await callDirect(browser, "initiateAccountDeletion", { email: ada });
  expect(fourth.body).toMatchObject({ success: false, code: "account.tooManyTries" });
  shop.clock.advance(60 * MINUTE_MS);
  expect((await callDirect(browser, "initiateAccountDeletion", { email: ada })).body).toMatchObject({ success: true });
});

test("[SAFE-10] no row of the database reveals a PIN without the shop's secret, and no stored response does", async () => {
  const { request_id, pin } = await requested();
  const row = await shop.db
    .selectFrom("pin_requests")
    .selectAll()
    .where("id", "=", request_id)
    .executeTakeFirstOrThrow();
  expect(row.pin_hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(pin);
  expect(JSON.stringify(await shop.db.selectFrom("idempotency_keys").selectAll().execute())).not.toContain(pin);
  expect(JSON.stringify(shop.logged)).not.toContain(pin);
});
