import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, logIn, signUp, TEST_PASSWORD, type TestApp, type TestBrowser } from "../testing/index.ts";

const ADA = "ada@customer.example";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let shop: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  shop = await createTestApp();
  browser = await shop.newBrowser().start();
  await signUp(shop, browser);
});
afterEach(() => shop.close());

/** A login without the box. */
function logInUnkept() {
  return browser.callSecured("login", { email_address: ADA, password: TEST_PASSWORD }, "token");
}

/** Who is logged in for a tab that was just opened, and for how many seconds. */
async function session(): Promise<[string | null, number]> {
  const { result } = await browser.call("updateSession");
  return [result.user?.email_address ?? null, result.expires_in];
}

async function regenerate(): Promise<number> {
  const { result } = await browser.call("regenerateToken");
  browser.accessToken = result.access_token;
  return result.expires_in;
}

test("[AUTH-17] token calls and session update say in how many seconds a visitor's access ends", async () => {
  const visitor = shop.newBrowser();
  const { result } = await visitor.call("generateToken");
  expect(result.expires_in).toBe(7200);
  visitor.accessToken = result.access_token;
  shop.clock.advance(30 * MINUTE_MS);
  expect((await visitor.call("updateSession")).result).toEqual({ user: null, expires_in: 5400 });
  expect((await visitor.call("regenerateToken")).result.expires_in).toBe(7200);
});

test("[AUTH-17] without the box the server ends a login after two hours, whatever token the old cookie comes with", async () => {
  await logInUnkept();
  const cookie = browser.cookies.get("shop_session") ?? "";
  expect(await session()).toEqual([ADA, 7200]);
  shop.clock.advance(2 * HOUR_MS - 1);
  browser.accessToken = (await shop.newBrowser().start()).accessToken;
  expect(await session()).toEqual([ADA, 0]);
  shop.clock.advance(1);
  const newTab = await shop.newBrowser().start();
  newTab.cookies.set("shop_session", cookie);
  await newTab.start();
  expect((await newTab.call("updateSession")).result).toEqual({ user: null, expires_in: 7200 });
  expect(await newTab.call("getOwnedProducts")).toMatchObject({ status: 401, code: "api.loginRequired" });
});

test.each(["regenerateToken", "generateToken"] as const)(
  "[AUTH-17] the keep-alive extends a login, by %s",
  async (name) => {
    await logInUnkept();
    for (let round = 0; round < 20; round += 1) {
      shop.clock.advance(90 * MINUTE_MS);
      const { result } = await browser.call(name);
      browser.accessToken = result.access_token;
      expect(result.expires_in).toBe(7200);
      expect(await session()).toEqual([ADA, 7200]);
    }
  },
);

test("[AUTH-17] a look at the session extends nothing", async () => {
  await logInUnkept();
  shop.clock.advance(HOUR_MS);
  expect(await session()).toEqual([ADA, 3600]);
  expect(await session()).toEqual([ADA, 3600]);
});

test("[AUTH-17] with the box a login lasts 30 days from its last renewal on, in the cookie and on the server", async () => {
  await logIn(browser);
  expect(await session()).toEqual([ADA, 2_592_000]);
  shop.clock.advance(29 * DAY_MS);
  await browser.start();
  expect(await session()).toEqual([ADA, 2_592_000]);
  expect(await regenerate()).toBe(2_592_000);
  shop.clock.advance(30 * DAY_MS);
  await browser.start();
  expect(await session()).toEqual([null, 7200]);
});

test("[AUTH-17] only with the box the session's cookie outlives the browser", async () => {
  const maxAges: Array<string | undefined> = [];
  for (const keep_logged_in of [undefined, false, true]) {
    const { result } = await browser.call("login", { mode: "prepare" });
    const request = { mode: "execute", email_address: ADA, password: TEST_PASSWORD, token: result.csrf_token };
    await browser.call("login", { ...request, ...(keep_logged_in === undefined ? {} : { keep_logged_in }) });
    const line = browser.setCookies.findLast((cookie) => cookie.startsWith("shop_session="));
    maxAges.push(/Max-Age=(\d+)/.exec(line ?? "")?.[1]);
  }
  expect(maxAges).toEqual([undefined, undefined, "2592000"]);
});

test("[AUTH-17] a session that was ended on the server isn't extended", async () => {
  await logInUnkept();
  await shop.db
    .updateTable("sessions")
    .set({ revoked_at: new Date(0) })
    .execute();
  expect(await regenerate()).toBe(7200);
  expect(await session()).toEqual([null, 7200]);
});

test("[ACCT-02] [AUTH-17] a new password leaves the login as long as it was, kept or not", async () => {
  await logInUnkept();
  shop.clock.advance(HOUR_MS);
  const password = "Sieben-Mikrofone-am-Rand";
  const change = { password_old: TEST_PASSWORD, password_new1: password, password_new2: password };
  expect(await browser.callSecured("changePassword", change)).toMatchObject({ valid: true });
  expect(await session()).toEqual([ADA, 3600]);
  expect(browser.setCookies.findLast((cookie) => cookie.startsWith("shop_session="))).not.toContain("Max-Age");
});
