import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, insertUser, startSession, type TestApp, type TestBrowser } from "../testing/index.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function newLogin(userId: string): Promise<TestBrowser> {
  const browser = await shop.newBrowser().start();
  await startSession(shop.deps, browser, userId);
  return browser;
}

const sessionsOf = async (browser: TestBrowser) => (await browser.call("listSessions")).result.sessions;

test("[AUTH-21] a chosen currency is stored with the account and returned at the next login elsewhere", async () => {
  const userId = await insertUser(shop.deps);
  const here = await newLogin(userId);
  expect((await here.call("updateSession")).result.user.preferredCurrency).toBeNull();
  expect(await here.call("preferCurrency", { currency: "JPY" })).toMatchObject({ valid: true });
  const elsewhere = await newLogin(userId);
  expect((await elsewhere.call("updateSession")).result.user.preferredCurrency).toBe("JPY");
  expect(await here.call("preferCurrency", { currency: "GBP" })).toMatchObject({ status: 400 });
  const visitor = await shop.newBrowser().start();
  expect(await visitor.call("preferCurrency", { currency: "EUR" })).toMatchObject({ code: "api.loginRequired" });
});

test("[ACCT-03] the names of the account are changed, trimmed, and returned by the session", async () => {
  const browser = await newLogin(await insertUser(shop.deps));
  const names = { first_name: " Grace ", last_name: "Hopper", registration_name: " Hopper Studio Ltd " };
  expect(await browser.callSecured("updateProfile", names)).toMatchObject({ valid: true, result: {} });
  expect((await browser.call("updateSession")).result.user).toMatchObject({
    first_name: "Grace",
    last_name: "Hopper",
    name: "Grace Hopper",
    registration_name: "Hopper Studio Ltd",
  });
});

test("[ACCT-03] without a name of their own registrations are made out to the person", async () => {
  const browser = await newLogin(await insertUser(shop.deps));
  await browser.callSecured("updateProfile", { first_name: "Grace", last_name: "Hopper", registration_name: " " });
  expect((await browser.call("updateSession")).result.user.registration_name).toBe("Grace Hopper");
});

test("[ACCT-03] a person without a first or a last name is refused, and nothing changes", async () => {
  const browser = await newLogin(await insertUser(shop.deps));
  const names = { first_name: "", last_name: "Hopper", registration_name: "x" };
  expect(await browser.callSecured("updateProfile", names)).toMatchObject({ code: "auth.namesMissing" });
  expect((await browser.call("updateSession")).result.user).toMatchObject({ first_name: "Ada", last_name: "Example" });
});

test("[SAFE-02] a customer sees the logins of the account: their own first, then the last used, with browser and system", async () => {
  const userId = await insertUser(shop.deps);
  const old = await newLogin(userId);
  shop.clock.advance(60_000);
  const newer = await newLogin(userId);
  await shop.db.updateTable("sessions").set({ user_agent: FIREFOX }).where("user_id", "=", userId).execute();
  const stranger = await newLogin(await insertUser(shop.deps));

  const sessions = await sessionsOf(old);
  expect(sessions).toMatchObject([
    { is_current: true, browser: "Firefox", system: "Linux" },
    { is_current: false, browser: "Firefox", system: "Linux" },
  ]);
  expect(sessions[0].last_seen_at < sessions[1].last_seen_at).toBe(true);
  expect((await sessionsOf(newer))[0]).toMatchObject({ id: sessions[1].id, is_current: true });
  expect(await sessionsOf(stranger)).toHaveLength(1);
});

test("[SAFE-02] one login is ended, on the server, and the others continue", async () => {
  const userId = await insertUser(shop.deps);
  const [here, there] = [await newLogin(userId), await newLogin(userId)];
  const [, other] = await sessionsOf(here);
  const ended = await here.call("endSessions", { session_id: other.id });
  expect(ended.result.sessions).toMatchObject([{ is_current: true }]);
  expect(await there.call("listSessions")).toMatchObject({ code: "api.loginRequired" });
});

test("[SAFE-02] all other logins are ended at once", async () => {
  const userId = await insertUser(shop.deps);
  const [here, ...others] = [await newLogin(userId), await newLogin(userId), await newLogin(userId)];
  const ended = await here.call("endSessions", { others: true });
  expect(ended.result.sessions).toMatchObject([{ is_current: true }]);
  for (const other of others) expect(await other.call("listSessions")).toMatchObject({ code: "api.loginRequired" });
});

test("[SAFE-02] a customer who ends their own login is logged out, cookie and all", async () => {
  const browser = await newLogin(await insertUser(shop.deps));
  const [own] = await sessionsOf(browser);
  expect(await browser.call("endSessions", { session_id: own.id })).toMatchObject({ result: { sessions: [] } });
  expect(browser.cookies.has("shop_session")).toBe(false);
});

test("[SAFE-03] nobody ends a login of another account, and the response doesn't reveal that there is one", async () => {
  const victim = await newLogin(await insertUser(shop.deps));
  const [session] = await sessionsOf(victim);
  const attacker = await newLogin(await insertUser(shop.deps));
  expect(await attacker.call("endSessions", { session_id: session.id })).toMatchObject({ valid: true });
  expect(await sessionsOf(victim)).toHaveLength(1);
});

test("[ENGAGE-12] the wish for fewer pop-ups is stored with the account and returned at the next login elsewhere", async () => {
  const userId = await insertUser(shop.deps);
  const here = await newLogin(userId);
  expect((await here.call("updateSession")).result.user.wants_fewer_pop_ups).toBe(false);
  expect(await here.call("preferPopUps", { fewer: true })).toMatchObject({ valid: true });
  const elsewhere = await newLogin(userId);
  expect((await elsewhere.call("updateSession")).result.user.wants_fewer_pop_ups).toBe(true);
  await elsewhere.call("preferPopUps", { fewer: false });
  expect((await here.call("updateSession")).result.user.wants_fewer_pop_ups).toBe(false);
  expect(await here.call("preferPopUps", { fewer: "yes" })).toMatchObject({ status: 400 });
  const visitor = await shop.newBrowser().start();
  expect(await visitor.call("preferPopUps", { fewer: true })).toMatchObject({ code: "api.loginRequired" });
});
