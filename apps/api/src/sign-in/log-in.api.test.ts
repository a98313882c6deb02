import { afterEach, beforeEach, expect, test } from "vitest";
import {
  buildRegistration,
  createTestApp,
  logIn,
  newCustomer,
  signUp,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADA = "ada@customer.example";
const MINUTE_MS = 60_000;

let shop: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  shop = await createTestApp();
  browser = await shop.newBrowser().start();
});
afterEach(() => shop.close());

test("[AUTH-19] an account that isn't activated can't log in, and says so after the right password alone", async () => {
  await browser.callSecured("register", buildRegistration());
  expect(await logIn(browser, ADA, "not the password")).toMatchObject({ valid: false, code: 500 });
  expect(await logIn(browser)).toMatchObject({ valid: false, code: "auth.notActivated" });
  expect(browser.cookies.has("shop_session")).toBe(false);
});

test("[AUTH-10][AUTH-21] login is prepare, execute and session update, which names the customer", async () => {
  await signUp(shop, browser);
  const prepared = await browser.call("login", { mode: "prepare" });
  const request = { mode: "execute", email_address: ADA, password: TEST_PASSWORD, token: prepared.result.csrf_token };
  expect(await browser.call("login", request)).toMatchObject({ valid: true, result: { login_error: null } });
  const { result } = await browser.call("updateSession", { emailAddress: "somebody@else.example" });
  expect(result.user).toEqual({
    email_address: ADA,
    name: "Ada Tester",
    first_name: "Ada",
    last_name: "Tester",
    registration_name: "Ada Tester",
    email_change: null,
    newsletter_pending: null,
    is_logged_in: true,
    account_is_active: true,
    newsletterSettings: 0,
    dripEvents: [],
    preferredCurrency: null,
    wants_fewer_pop_ups: false,
    userLoginMail: ADA,
    isNewAccount: false,
    price_facts: { hasFirstPurchase: true, eduPercent: 0 },
    first_purchase_ends_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test("[AUTH-11][SAFE-07] a wrong password and an unknown address get the same refusal with code 500, at the cost of one check each", async () => {
  await signUp(shop, browser);
  const checked: string[] = [];
  const { verify } = shop.deps.passwords;
  Object.assign(shop.deps.passwords, {
    verify: (hash: string, password: string) => {
      checked.push(hash === shop.deps.passwords.dummyHash ? "dummy" : "own");
      return verify(hash, password);
    },
  });
  const wrong = await logIn(browser, ADA, "wrong password");
  const unknown = await logIn(browser, "nobody@customer.example", "wrong password");
  const tooLong = await logIn(browser, ADA, "x".repeat(1025));
  expect(wrong).toMatchObject({ status: 200, valid: false, code: 500 });
  expect(wrong.error).toBe("Login failed. Ensure that your email and password are correct.");
  expect([unknown, tooLong]).toEqual([wrong, wrong]);
  expect(checked).toEqual(["own", "dummy", "dummy"]);
});

test("[SAFE-08][SAFE-20] after ten failed logins the eleventh isn't hashed; a try a minute stays, and the right password then works", async () => {
  await signUp(shop, browser);
  for (let round = 0; round < 10; round += 1) await logIn(browser, ADA, "wrong password");
  let hashes = 0;
  const { verify } = shop.deps.passwords;
  Object.assign(shop.deps.passwords, {
    verify: (hash: string, password: string) => {
      hashes += 1;
      return verify(hash, password);
    },
  });
  expect(await logIn(browser, ADA, "wrong password")).toMatchObject({ code: 500 });
  expect(await logIn(browser)).toMatchObject({ status: 200, valid: false, code: "auth.tooManyTries" });
  expect(hashes).toBe(1);
  shop.clock.advance(MINUTE_MS - 1);
  expect(await logIn(browser)).toMatchObject({ code: "auth.tooManyTries" });
  shop.clock.advance(1);
  expect(await logIn(browser)).toMatchObject({ valid: true });
});

test("[SAFE-08][SAFE-20] failed logins from elsewhere don't shut the owner out", async () => {
  await signUp(shop, browser);
  const attacker = await shop.newBrowser({ address: "198.51.100.66" }).start();
  for (let round = 0; round < 13; round += 1) await logIn(attacker, ADA, `guess ${round}`);
  expect(await logIn(attacker)).toMatchObject({ code: "auth.tooManyTries" });
  expect(await logIn(browser)).toMatchObject({ valid: true });
});

test("[SAFE-08] where too many hashes wait, login and sign-up are shed with 503", async () => {
  const busy = async () => ({ isOk: false as const, failure: { code: "api.busy" } });
  Object.assign(shop.deps.passwords, { hash: busy, verify: busy });
  expect(await logIn(browser)).toMatchObject({ status: 503, code: "api.busy" });
  expect(await browser.callSecured("register", buildRegistration())).toMatchObject({ status: 503, code: "api.busy" });
});

test("[SAFE-08] a login for which there is no room is turned away with 503 before it is counted as a try", async () => {
  await signUp(shop, browser);
  const { admit } = shop.deps.passwords;
  Object.assign(shop.deps.passwords, { admit: async () => ({ isOk: false as const, failure: { code: "api.busy" } }) });
  for (let round = 0; round < 20; round += 1) {
    expect(await logIn(browser, ADA, "wrong")).toMatchObject({ status: 503, code: "api.busy" });
  }
  expect(await shop.db.selectFrom("rate_limits").select("key").where("key", "like", "login%").execute()).toEqual([]);
  Object.assign(shop.deps.passwords, { admit });
  expect(await logIn(browser)).toMatchObject({ valid: true });
});

test("[SAFE-02] a session is 256 bit in an HttpOnly, Lax cookie, stored hashed, new at every login, and the former one ends", async () => {
  await signUp(shop, browser);
  await logIn(browser);
  const first = browser.cookies.get("shop_session") ?? "";
  expect(Buffer.from(first, "base64url")).toHaveLength(32);
  await logIn(browser);
  const second = browser.cookies.get("shop_session") ?? "";
  expect(second).not.toBe(first);
  browser.cookies.set("shop_session", first);
  expect(await browser.call("updateSession", {})).toMatchObject({ result: { user: null } });
  const rows = JSON.stringify(await shop.db.selectFrom("sessions").selectAll().execute());
  expect(rows).not.toContain(first);
  expect(rows).not.toContain(second);
});

test("[SAFE-02] logging out ends the session on the server, not just in the browser", async () => {
  const customer = await newCustomer(shop);
  const token = customer.cookies.get("shop_session") ?? "";
  expect(await customer.call("logout")).toMatchObject({ valid: true });
  expect(customer.cookies.has("shop_session")).toBe(false);
  customer.cookies.set("shop_session", token);
  expect(await customer.call("getOwnedProducts")).toMatchObject({ status: 401, code: "api.loginRequired" });
});
