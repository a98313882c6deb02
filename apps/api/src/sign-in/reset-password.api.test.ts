import { DEFAULT_OPERATION_IDS } from "@shop/api-client/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  askForReset,
  buildRegistration,
  createTestApp,
  logIn,
  NEW_PASSWORD,
  newCustomer,
  readActivationLink,
  readResetLink,
  sendReset,
  signUp,
  TEST_PASSWORD,
  type TestApp,
  type TestBrowser,
} from "../testing/index.ts";

const ADA = "ada@customer.example";
const MINUTE_MS = 60_000;
const EXPIRED = {
  status: 200,
  valid: false,
  code: 509,
  error: "This password reset link has expired. Please request a new link.",
};

let shop: TestApp;
let browser: TestBrowser;
let link: { id: string; key: string };
beforeEach(async () => {
  shop = await createTestApp();
  browser = await shop.newBrowser().start();
  await signUp(shop, browser, ADA);
  await askForReset(shop, browser);
  link = await readResetLink(shop);
});
afterEach(() => shop.close());

test("[AUTH-15][SAFE-09] a reset sets the password once and ends every session; the old password and the link are worth nothing after", async () => {
  const here = await shop.newBrowser().start();
  const elsewhere = await shop.newBrowser().start();
  await logIn(here);
  await logIn(elsewhere);
  expect(await sendReset(here, link)).toEqual({
    status: 200,
    valid: true,
    result: { email: ADA },
    error: null,
    code: null,
  });
  expect(here.cookies.has("shop_session")).toBe(false);
  expect((await elsewhere.call("updateSession")).result.user).toBeNull();
  expect(await elsewhere.call("getOwnedProducts")).toMatchObject({ status: 401, code: "api.loginRequired" });
  expect(await logIn(browser, ADA, TEST_PASSWORD)).toMatchObject({ code: 500 });
  expect(await sendReset(browser, link, "Another-Fine-One-9")).toEqual({ ...EXPIRED, result: {} });
  expect(await logIn(browser, ADA, NEW_PASSWORD)).toMatchObject({ valid: true });
});

test("[SAFE-09] the owner is notified of the change, when it was, and what to do where it wasn't them", async () => {
  await sendReset(browser, link);
  const mails = shop.db.selectFrom("mails").selectAll().where("kind", "=", "passwordChanged");
  const mail = await mails.executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: ADA, subject: "Your Test Shop password was changed" });
  expect(mail.text_body).toContain("15 January 2026");
  expect(mail.text_body).toContain("If this wasn't you, someone can read your email.");
  expect(mail.text_body).not.toMatch(/action=|key=/);
});

test("[SAFE-09] preparing looks at the link without using it up, a GET changes nothing, and only executing does", async () => {
  const prepare = { mode: "prepare", ...link };
  for (let round = 0; round < 3; round += 1) {
    expect((await browser.call("changePassword", prepare)).result).toEqual({ csrf_token: expect.any(String) });
  }
  const operation = `/v1/${DEFAULT_OPERATION_IDS.changePassword}`;
  expect((await browser.fetch(`${operation}?id=${link.id}&key=${link.key}`)).status).toBe(405);
  expect(await logIn(browser)).toMatchObject({ valid: true });
  expect(await sendReset(browser, link)).toMatchObject({ valid: true });
});

test("[AUTH-15] a link with another key, a wrong id, of another purpose or after two hours says it has expired, and changes nothing", async () => {
  await browser.callSecured("register", buildRegistration({ email_address: "bob@customer.example" }));
  const activation = await readActivationLink(shop, "bob@customer.example");
  const wrong = [{ ...link, key: "x" }, { ...link, id: "1" }, { ...link, id: activation.id }, activation];
  for (const other of wrong) expect(await sendReset(browser, other)).toMatchObject(EXPIRED);
  expect(await browser.call("verifyMail", link)).toMatchObject({ code: "auth.linkInvalid" });
  shop.clock.advance(120 * MINUTE_MS - 1);
  await browser.start();
  expect((await browser.call("changePassword", { mode: "prepare", ...link })).valid).toBe(true);
  shop.clock.advance(1);
  expect(await sendReset(browser, link)).toMatchObject(EXPIRED);
  expect(await logIn(browser)).toMatchObject({ valid: true });
});

test("[AUTH-15] executing asks the link again: one that ran out after its preparation is refused", async () => {
  const prepared = await browser.call("changePassword", { mode: "prepare", ...link });
  expect(await sendReset(await shop.newBrowser().start(), link)).toMatchObject({ valid: true });
  const passwords = { password_new1: "Another-Fine-One-9", password_new2: "Another-Fine-One-9" };
  const request = { mode: "execute", ...link, ...passwords, csrf_token: prepared.result.csrf_token };
  expect(await browser.call("changePassword", request)).toMatchObject(EXPIRED);
  expect(await logIn(browser, ADA, "Another-Fine-One-9")).toMatchObject({ code: 500 });
});

test.each([
  ["too short", "kurz-7!", undefined, "auth.passwordTooShort"],
  ["of 1,025 bytes", "x".repeat(1025), undefined, "auth.passwordTooLong"],
  ["on the weak list", "password123", undefined, "auth.passwordTooWeak"],
  ["made of the address", "ada@customer1", undefined, "auth.passwordTooWeak"],
  ["typed differently", NEW_PASSWORD, "Sechs-Mikrofone-am-Rand-7", "auth.passwordsDiffer"],
])(
  "[AUTH-15][SAFE-08] a new password %s is refused with its reason, unhashed, and the link stays valid",
  async (_kind, password, again, code) => {
    let hashes = 0;
    const { hash } = shop.deps.passwords;
    Object.assign(shop.deps.passwords, {
      hash: (text: string) => {
        hashes += 1;
        return hash(text);
      },
    });
    expect(await sendReset(browser, link, password, again)).toMatchObject({ status: 200, code });
    expect(hashes).toBe(0);
    expect(await logIn(browser)).toMatchObject({ valid: true });
    expect(await sendReset(browser, link)).toMatchObject({ valid: true });
  },
);

test("[SAFE-20] guessing links is slowed to sixty tries an hour a place, looked at or used", async () => {
  const stranger = await shop.newBrowser({ address: "198.51.100.9" }).start();
  for (let round = 0; round < 60; round += 1) {
    await stranger.call("changePassword", { mode: "prepare", id: link.id, key: `guess-${round}` });
  }
  expect(await sendReset(stranger, link)).toMatchObject({ code: "auth.tooManyTries" });
  expect(await sendReset(browser, link)).toMatchObject({ valid: true });
});

test("[SAFE-20] a customer who has failed to log in too often is let in with the new password at once", async () => {
  for (let round = 0; round < 11; round += 1) await logIn(browser, ADA, "forgotten");
  expect(await logIn(browser)).toMatchObject({ code: "auth.tooManyTries" });
  await sendReset(browser, link);
  expect(await logIn(browser, ADA, NEW_PASSWORD)).toMatchObject({ valid: true });
});

test("[SAFE-09] a login with the old password that a reset overtakes is refused and leaves no session", async () => {
  const { verify } = shop.deps.passwords;
  Object.assign(shop.deps.passwords, {
    verify: async (hash: string, password: string) => {
      const isRight = await verify(hash, password);
      await sendReset(browser, link);
      return isRight;
    },
  });
  const attacker = await shop.newBrowser({ address: "198.51.100.66" }).start();
  expect(await logIn(attacker)).toMatchObject({ code: 500 });
  expect(await shop.db.selectFrom("sessions").select("id").where("revoked_at", "is", null).execute()).toEqual([]);
});

test("[SAFE-09] a reset ends the sessions of its own account alone", async () => {
  const bob = await newCustomer(shop, "bob@customer.example");
  expect(await sendReset(bob, link)).toMatchObject({ valid: true });
  expect((await bob.call("updateSession")).result.user).toMatchObject({ email_address: "bob@customer.example" });
});

test("[SAFE-04] without the token of its own preparation nothing is changed", async () => {
  const passwords = { password_new1: NEW_PASSWORD, password_new2: NEW_PASSWORD };
  const request = { mode: "execute", ...link, ...passwords, csrf_token: "made-up" };
  expect(await browser.call("changePassword", request)).toMatchObject({ code: "api.securityTokenInvalid" });
  const stranger = await shop.newBrowser().start();
  const { result } = await stranger.call("changePassword", { mode: "prepare", ...link });
  const borrowed = { ...request, csrf_token: result.csrf_token };
  expect(await browser.call("changePassword", borrowed)).toMatchObject({ code: "api.securityTokenInvalid" });
  expect(await logIn(browser)).toMatchObject({ valid: true });
});
