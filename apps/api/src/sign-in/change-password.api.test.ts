import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  createTestApp,
  insertUser,
  NEW_PASSWORD,
  startSession,
  type TestAnswer,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const OLD = "a password";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.clock.advance(60 * 60 * 1000));

async function newCustomer(): Promise<{ browser: TestBrowser; userId: string }> {
  const browser = await shop.newBrowser().start();
  const userId = await insertUser(shop.deps);
  await startSession(shop.deps, browser, userId);
  return { browser, userId };
}

function change(browser: TestBrowser, fields: Record<string, string> = {}): Promise<TestAnswer> {
  const passwords = { password_old: OLD, password_new1: NEW_PASSWORD, password_new2: NEW_PASSWORD };
  return browser.callSecured("changePassword", { ...passwords, ...fields });
}

async function hashOf(userId: string): Promise<string> {
  const row = await shop.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

const isLoggedIn = async (browser: TestBrowser) => (await browser.call("listSessions")).valid;

test("[ACCT-02][SAFE-02] a new password by the old one ends the other sessions and gives the current one a new token", async () => {
  const { browser, userId } = await newCustomer();
  const elsewhere = await shop.newBrowser().start();
  await startSession(shop.deps, elsewhere, userId);
  const thief = await shop.newBrowser().start();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  const former = browser.cookies.get("shop_session");

  expect(await change(browser)).toMatchObject({ valid: true, result: {} });

  expect(await hashOf(userId)).toBe(`fast:${NEW_PASSWORD}`);
  expect(browser.cookies.get("shop_session")).not.toBe(former);
  expect(await isLoggedIn(browser)).toBe(true);
  expect(await isLoggedIn(elsewhere)).toBe(false);
  expect(await isLoggedIn(thief)).toBe(false);
});

test("[ACCT-02] the owner is notified of the change, and of what to do if it was somebody else", async () => {
  const { browser, userId } = await newCustomer();
  await change(browser);
  const mails = await shop.db.selectFrom("mails").selectAll().where("user_id", "=", userId).execute();
  expect(mails).toMatchObject([{ kind: "passwordChanged" }]);
  expect(mails[0]?.text_body).toContain("knew the old one");
  expect(mails[0]?.text_body).toContain("team@shop.test");
});

test("[ACCT-02][SAFE-09] reset links that are out end with the change", async () => {
  const { browser, userId } = await newCustomer();
  const now = new Date(shop.clock.nowMs());
  const link = {
    id: userId,
    user_id: userId,
    key_hash: "x",
    created_at: now,
    expires_at: new Date(shop.clock.nowMs() + 1),
  };
  await shop.db
    .insertInto("link_keys")
    .values({ ...link, purpose: "reset" })
    .execute();
  await change(browser);
  const row = await shop.db.selectFrom("link_keys").select("used_at").where("id", "=", userId).executeTakeFirst();
  expect(row?.used_at).toEqual(expect.any(Date));
});

test.each([
  ["typed differently", { password_new2: "another" }, "account.passwordsDiffer"],
  ["that is the old one", { password_old: NEW_PASSWORD }, "account.passwordSame"],
  ["too short", { password_new1: "short", password_new2: "short" }, "auth.passwordTooShort"],
  ["on the weak list", { password_new1: "password123", password_new2: "password123" }, "auth.passwordTooWeak"],
  ["by an old one that is wrong", { password_old: "not the password" }, "account.passwordWrong"],
])("[ACCT-02] a new password %s is refused, and nothing changes", async (_case, fields, code) => {
  const { browser, userId } = await newCustomer();
  expect(await change(browser, fields)).toMatchObject({ status: 200, valid: false, code });
  expect(await hashOf(userId)).toBe(`fast:${OLD}`);
  expect(await isLoggedIn(browser)).toBe(true);
});

test.each([
  [{ password_new2: "another" }, "New passwords do not match!"],
  [{ password_old: NEW_PASSWORD }, "New password should be different from the old password!"],
])("[ACCT-02] the API itself refuses %j in the documented words", async (fields, error) => {
  const { browser } = await newCustomer();
  expect(await change(browser, fields)).toMatchObject({ status: 200, valid: false, error });
});

test("[SAFE-02] without a session the old password changes nothing, nor does preparing", async () => {
  const { browser, userId } = await newCustomer();
  const { result } = await browser.call("changePassword", { mode: "prepare" });
  browser.cookies.delete("shop_session");
  expect(await browser.call("changePassword", { mode: "prepare" })).toMatchObject({ code: "api.loginRequired" });
  const passwords = { password_old: OLD, password_new1: NEW_PASSWORD, password_new2: NEW_PASSWORD };
  const request = { mode: "execute", ...passwords, csrf_token: result.csrf_token };
  expect((await browser.call("changePassword", request)).valid).toBe(false);
  expect(await hashOf(userId)).toBe(`fast:${OLD}`);
});

test("[SAFE-08][SAFE-20] after ten wrong passwords the eleventh try isn't hashed; after a minute the right one is taken", async () => {
  const { browser, userId } = await newCustomer();
  for (let tries = 0; tries < 10; tries += 1) await change(browser, { password_old: "wrong" });
  expect(await change(browser, { password_old: "wrong" })).toMatchObject({ code: "account.passwordWrong" });
  expect(await change(browser)).toMatchObject({ code: "auth.tooManyTries" });
  expect(await hashOf(userId)).toBe(`fast:${OLD}`);
  shop.clock.advance(61_000);
  expect(await change(browser)).toMatchObject({ valid: true });
});

test("[ACCT-02] of two changes by the same old password one counts: the other finds it gone", async () => {
  const { browser, userId } = await newCustomer();
  const { verify } = shop.deps.passwords;
  Object.assign(shop.deps.passwords, {
    verify: async (hash: string, password: string) => {
      Object.assign(shop.deps.passwords, { verify });
      await shop.db.updateTable("users").set({ password_hash: "fast:overtaken" }).where("id", "=", userId).execute();
      return verify(hash, password);
    },
  });
  expect(await change(browser)).toMatchObject({ code: "account.passwordWrong" });
  expect(await hashOf(userId)).toBe("fast:overtaken");
});
